/** Which game: the part of a help text that commands share. */
export const GAME_OPTIONS = `Welche Partie:
  --players N       2 bis 5 (sonst 4)
  --modules LISTE   von missions, traveler oder events, short; mit Kommas
  --edition JAHR    2017 oder 2018 (2018)
  --roles WIE       random oder draft (random): Rollen ziehen oder wählen
  --planning WIE    ordered oder simultaneous (ordered): reihum oder frei
  --drawing WIE     full oder upTo (full): alle Felder füllen, oder wählen
  --pack DATEI      andere Zahlen auf Plättchen und Karten als die unseren
  --seed TEXT       gleicher Startwert und gleiche Züge ergeben dieselbe Partie`;

/** The part that every command's help ends with. */
export const COMMON_OPTIONS = `Überall:
  --json            Ausgabe für Programme
  --lang en|de      Sprache der Texte
  --help            dieser Text`;

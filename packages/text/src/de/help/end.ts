import type { end as english } from '../../en/help/end.ts';

/** How it ends, and which games there are. */
export const end: typeof english = {
  end: {
    title: 'Das Ende',
    about: 'Was die Partie beendet, und wann.',
    says: {
      cause:
        'Das Ende kommt, wenn an einem Ort nichts mehr liegt, kein Plättchen, keine Karte, kein Karren, oder wenn sich ein leeres Feld der Ausbauleiste nicht füllen lässt.',
      last: 'Dann wird die Runde fertig gespielt und danach noch eine ganze. Aufhalten lässt sich das Ende nicht mehr, und ein zweiter Grund ändert nichts.',
      storing:
        'Nach der letzten Runde wirken reihum die Ausbauten, die vor der Wertung einlagern. Dann wird gezählt.',
    },
  },
  scoring: {
    title: 'Wertung',
    about: 'Was alles wert ist.',
    says: {
      tiles:
        'Jedes deiner Plättchen bringt seinen Wert: in Beutel, Kiste und Lager, auf Planungs- und Aktionsfeldern, auf Karten. Nur was auf Aufträgen und Handelsfeldern liegt, zählt nicht.',
      buildings: 'Ein Boot bringt {=boatPoints} Punkte, ein Haus {=housePoints}.',
      orders: 'Erfüllte Aufträge bringen ihre Punkte.',
      houses: 'Für jede Ware auf einem deiner Häuser: 1 Punkt je Plättchen davon.',
      rows: 'Jede volle Reihe bringt die Punkte daneben:',
      missions: 'Erfüllte Missionen bringen ihre Punkte.',
      traveler:
        'Je zwei Opale bringen 1 Punkt. Dazu kommen Punkte, die du während der Partie gesammelt hast, und die von Anschaffungen, die am Ende Punkte bringen.',
      winner:
        'Bei gleichen Punkten gewinnen mehr Münzen; alle deine zählen, auch die auf Karten. Ist auch das gleich, teilt ihr euch den Sieg.',
      open: 'Wenn die Wertung beginnt, liegt alles von allen offen: Beutel, Kisten, Aktionsfelder und Missionen, erfüllt oder nicht. Jeder kann jede Wertung nachrechnen.',
    },
  },
  options: {
    title: 'Ausgaben und Optionen',
    about: 'Partien, die sich etwas unterscheiden.',
    says: {
      editions:
        'Die erste deutsche Ausgabe hat {=firstFood} statt {=food} Nahrung und erlaubt zwei Ausbauten einer Art, die jeder für sich wirken.',
      drawing: 'Gewöhnlich ziehst du, bis die Planungsfelder voll sind. Ein Tisch kann weniger erlauben.',
      planning:
        'Gewöhnlich wird die Planung reihum beendet. Ein Tisch kann erlauben, dass alle sie beenden, wann sie wollen; für langsame Partien ist das besser.',
      bags: 'Mit offenen Beuteln dürfen alle in alle Beutel und Kisten schauen.',
      expansion:
        'Die Erweiterung bringt Ereignisse und Punkte, dazu weitere Aufträge, Häuser und Boote. Spielt ihr nur mit Ereignissen, ist das alles. Mit dem Reisenden kommen Anschaffungen, Opale, der Handelsplatz und eine weitere Mission dazu.',
    },
  },
  short: {
    title: 'Das kurze Spiel',
    about: 'Die Erweiterung in weniger Zeit.',
    says: {
      start: 'Bei allen ist der erste Schritt der Straße schon gebaut, und alle haben eine {food} mehr.',
      events:
        'Es gibt nur {=shortEvents} Ereignisse, davon {=shortE} der Gruppe E. Nach der Runde mit dem letzten ist sofort Schluss, wenn nicht schon vorher.',
      strip:
        'Am Ende jeder Runde scheidet ein Ausbau auf dem untersten Feld aus, auch wenn andere gekauft wurden. Ist das Feld leer gekauft, scheidet keiner aus. Dann schließen sich die Lücken, und die Leiste wird gefüllt. Schließt ein Ereignis Lücken sofort, trifft es, was dann unten liegt.',
    },
  },
  ours: {
    title: 'Was von uns ist',
    about: 'Woher die Zahlen kommen.',
    says: {
      values:
        'Viele Zahlen auf Plättchen und Karten stehen in keinem Text, den wir kennen. Dafür haben wir eigene gewählt und in vielen Partien erprobt. Die Liste der Werte sagt bei jedem, woher er kommt.',
      pack: 'Alle Zahlen stehen in einem {pack}. Wer das Brettspiel hat, kann ein Paket mit dessen Zahlen schreiben und damit spielen. Ein Paket, das nicht taugt, wird mit Begründung abgelehnt.',
      rulings:
        'Wo die Regeln schweigen, haben wir entschieden. Auch das ist von uns, und ein Wort vom Verlag würde es ändern. Regeln, in denen so eine Antwort steckt, tragen das Zeichen „von uns“; die Liste steht in docs/rulings.md des Programms.',
    },
  },
};

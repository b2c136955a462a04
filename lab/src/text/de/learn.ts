import type { learn as english } from '../en/learn.ts';
import { COMMON_OPTIONS } from './options.ts';

export const learnHelp = `lab learn --out DATEI [OPTION…]

Bringt Netzen bei, was eine Stellung wert ist, welche Zahlen auch auf Plättchen
und Karten stehen: fast jede Partie hat ein eigenes Paket, ausgelost wie von
pack vary. Die Netze werden zusammen befragt und spielen gegen sich selbst, so
gut sie können, achtlos und mit Launen; sie lernen, wie viele Punkte von jeder
Stellung bis zum Ende dazukamen, auch aus Plänen, die angesehen und nicht
gewählt wurden und von derselben Stellung aus zu Ende gespielt werden. Ohne
Netze spielen zuerst Planer von jedem Geschmack. Neue Netze spielen nur weiter,
wenn sie Duelle gegen die vorigen gewinnen.

  --out DATEI       wohin die Netze kommen, nach jedem Durchgang
  --iterations N    wie oft sie spielen und lernen (4)
  --games N         wie viele Partien in jedem Durchgang (600)
  --players LISTE   zu wie vielen gespielt wird, reihum (2,3,4,3,4,5)
  --modules ART     mixed (gemischt), base (ohne) oder full (alle) (mixed)
  --width N         wie viele Pläne zugleich verfolgt werden (8)
  --nets N          wie viele nebeneinander lernen (4)
  --packs WAHL      family (für jede Partie ein Paket) oder one (immer dasselbe)
                    (family)
  --others N        wie viele nicht gewählte Pläne einer Partie zu Ende gespielt
                    werden (1)
  --duels N         wie viele Partienpaare entscheiden, ob Netze bleiben (60)
  --checkpoint DATEI
                    wohin es nach jedem Durchgang schreibt, wie weit es ist;
                    gibt es die Datei schon, geht es von da weiter
  --pack DATEI      das Paket, um das herum ausgelost wird (das unsere)
  --seed TEXT       gleicher Startwert und gleicher Anfang ergeben dieselben
                    Netze
  --workers N       wie viele Partien zugleich (eine je Kern)
  --progress        sagt auch ohne Terminal, wie weit es ist

${COMMON_OPTIONS}`;

/** What learning says while it runs. */
export const learn: typeof english = {
  sameFile: (file) => `--checkpoint ${file}: muss eine andere Datei sein als die von --out`,
  wrongPlayers: (value) => `--players ${value}: müssen ganze Zahlen von 2 bis 5 sein, mit Kommas, etwa 2,3,4`,
  iteration: (done, all) => `Durchgang ${done} von ${all}`,
  points: (points) => `${points} Punkte`,
  samples: (samples) => `${samples} Stellungen`,
  error: (before, after) => (before === null ? `Fehler ${after}` : `Fehler ${before}, dann ${after}`),
  duel: (ahead, error, isKept) =>
    `${ahead} ± ${error} Punkte voraus, ${isKept ? 'behalten' : 'nicht behalten'}`,
};

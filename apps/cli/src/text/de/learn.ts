import type { learn as english } from '../en/learn.ts';
import { COMMON_OPTIONS } from './options.ts';

export const learnHelp = `altiplano learn --out DATEI [OPTION…]

Bringt einem Netz bei, was eine Stellung wert ist. Es spielt gegen sich selbst,
so gut es kann, achtlos und mit Launen, und lernt von jeder Stellung zwischen
zwei Runden, wie viele Punkte von da bis zum Ende dazukamen; ohne ein Netz zum
Anfangen spielen zuerst Planer von jedem Geschmack. Jeder Durchgang lernt aus
den letzten drei.

  --out DATEI       wohin das Netz kommt, nach jedem Durchgang
  --iterations N    wie oft es spielt und lernt (4)
  --games N         wie viele Partien in jedem Durchgang (800)
  --players LISTE   zu wie vielen gespielt wird, reihum (2,3,4,4,4,5)
  --modules ART     mixed (gemischt), base (ohne) oder full (alle) (mixed)
  --width N         wie viele Pläne zugleich verfolgt werden (5)
  --start DATEI     macht mit dem Netz einer solchen Datei weiter; nimm dann
                    einen anderen Startwert
  --pack DATEI      andere Zahlen auf Plättchen und Karten als die unseren
  --seed TEXT       gleicher Startwert und gleicher Anfang ergeben dasselbe Netz
  --workers N       wie viele Partien zugleich (eine je Kern)
  --progress        sagt auch ohne Terminal, wie weit es ist

${COMMON_OPTIONS}`;

/** What learning says while it runs. */
export const learn: typeof english = {
  wrongPlayers: (value) => `--players ${value}: müssen ganze Zahlen von 2 bis 5 sein, mit Kommas, etwa 2,3,4`,
  iteration: (done, all) => `Durchgang ${done} von ${all}`,
  points: (points) => `${points} Punkte`,
  samples: (samples) => `${samples} Stellungen`,
  error: (before, after) => `Fehler ${before}, dann ${after}`,
};

import type { learn as english } from '../en/learn.ts';
import { COMMON_OPTIONS } from './options.ts';

export const learnHelp = `altiplano learn --out DATEI [OPTION…]

Bringt Netzen bei, was eine Stellung wert ist. Sie werden zusammen befragt und
spielen gegen sich selbst, so gut sie können, achtlos und mit Launen, und lernen
von jeder Stellung zwischen zwei Runden, wie viele Punkte von da bis zum Ende
dazukamen; ohne Netze zum Anfangen spielen zuerst Planer von jedem Geschmack.
Jeder Durchgang lernt aus den Partien der letzten zwölf, nur nicht aus jeder
zehnten: ein Netz, das über diese nicht besser urteilt, bleibt, wie es war.

  --out DATEI       wohin die Netze kommen, nach jedem Durchgang
  --iterations N    wie oft sie spielen und lernen (4)
  --games N         wie viele Partien in jedem Durchgang (800)
  --players LISTE   zu wie vielen gespielt wird, reihum (2,3,4,4,4,5)
  --modules ART     mixed (gemischt), base (ohne) oder full (alle) (mixed)
  --width N         wie viele Pläne zugleich verfolgt werden (8)
  --nets N          wie viele nebeneinander lernen (4)
  --start DATEI     macht mit den Netzen einer solchen Datei weiter, und mit
                    neuen, wenn es mehr sein sollen; nimm dann einen anderen
                    Startwert
  --pack DATEI      andere Zahlen auf Plättchen und Karten als die unseren
  --seed TEXT       gleicher Startwert und gleicher Anfang ergeben dieselben
                    Netze
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

import type { tune as english } from '../en/tune.ts';
import { COMMON_OPTIONS, GAME_OPTIONS } from './options.ts';

export const tuneHelp = `lab tune --out DATEI [OPTION…]

Findet bessere Gewichte für den Bot, der mit Gewichten plant, durch Evolution
(CMA-ES): Jede Generation versucht Gewichte um die bisherigen herum und rückt
zur besseren Hälfte hin. Alle Proben einer Generation spielen dieselben
Startwerte, von jedem Platz aus, gegen eine kleine Liga: die von Hand gesetzten
Gewichte und die jeder zwölften Generation. Es zählen der Vorsprung in Punkten
vor dem Mittel der Gegner und 10 Punkte für einen Sieg.

  --out DATEI       wohin die Gewichte kommen, nach jeder Generation; was eine
                    Datei für andere Spielerzahlen und Module hat, bleibt
  --generations N   wie viele Generationen (20)
  --population N    wie viele Proben in jeder (14)
  --blocks N        wie viele Startwerte jede Probe spielt, auf jedem Platz (8)
  --width N         wie viele Pläne zugleich verfolgt werden (6)
  --start DATEI     beginnt mit den Gewichten einer solchen Datei; nimm dann
                    einen anderen Startwert
  --workers N       wie viele Partien zugleich (eine je Kern)
  --progress        sagt auch ohne Terminal, wie weit es ist

${GAME_OPTIONS}

${COMMON_OPTIONS}`;

/** What tuning says while and after it runs; some of it learning says too. */
export const tune: typeof english = {
  missingOut: (command) => `${command} braucht --out DATEI, wohin geschrieben wird, was es findet`,
  written: (file) => `geschrieben: ${file}`,
  generation: (done, all) => `Generation ${done} von ${all}`,
  best: 'beste',
  mean: 'Mittel',
  share: 'Siege',
  spread: 'Streuung',
};

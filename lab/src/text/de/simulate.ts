import type { simulation as english } from '../en/simulate.ts';
import { COMMON_OPTIONS, GAME_OPTIONS } from './options.ts';

export const simulateHelp = `lab simulate --games N [OPTION…]

Zufällige Partien in Serie: Statistik und Prüfung nach jedem Zug.
Eine verletzte Regel endet mit Code 1 und sagt, wie man sie wiedersieht.

  --games N         wie viele Partien (100); mit --matrix von jeder Kombination
  --matrix          jede Kombination von Modulen, Ausgaben, Rollen, Planung und
                    Spielerzahlen; was du selbst angibst, bleibt fest

${GAME_OPTIONS}

${COMMON_OPTIONS}`;

export const simulation: typeof english = {
  progress: (done, all) => `${done} von ${all} Partien`,
  games: 'Partien',
  combinations: 'Kombinationen',
  rounds: 'Runden',
  scores: 'Punkte',
  endedBy: 'beendet durch',
  causes: { strip: 'Ausbauleiste', events: 'letztes Ereignis' },
  after: (moves) => `nach ${moves} Zügen`,
  decisions: 'Entscheidungen',
  speed: 'Tempo',
  speeds: (games, decisions) => `${games} Partien/s, ${decisions} Entscheidungen/s`,
  range: (min, mean, max) => `${min} bis ${max}, im Mittel ${mean}`,
  violations: 'Regelverstöße',
  reproduce: 'um es wiederzusehen:',
};

import type { arena as english } from '../en/arena.ts';
import { BOT_LIST, COMMON_OPTIONS, GAME_OPTIONS } from './options.ts';

export const arenaHelp = `lab arena --candidate BOT --against BOT [OPTION…]

Wie stark ist ein Bot? Ein Kandidat spielt ganze Partien gegen einen Tisch von
anderen. Jeder Aufbau wird mit dem Kandidaten auf jedem Platz einmal gespielt;
für den Bereich zählt ein solcher Block als eins. Daneben steht das Ergebnis
ohne das Glück der Beutel: im Mittel dasselbe. Das dauert länger bei Bots, die
kaum denken.

  --candidate BOT   wer gemessen wird
  --against BOT     wer auf allen anderen Plätzen sitzt
  --games N         wie viele Partien (100), aufgerundet auf ganze Blöcke
  --budget N[,N]    wie viel der Kandidat denkt, in seinen eigenen Schritten:
                    für einen Plan und für anderes, oder für beides gleich
  --nets DATEI      der Kandidat denkt mit diesen Netzen (von 'learn'), nicht
                    mit den mitgelieferten
  --gate ANTEIL     Code 1, wenn der Anteil der Siege darunter liegt (0 bis 1)
  --luck N          mit wie vielen anderen Ziehungen jede verglichen wird (8);
                    0: mit keinen, und nur das einfache Ergebnis
  --workers N       wie viele Partien zugleich (eine je Kern)
  --progress        sagt auch ohne Terminal, wie weit es ist

${BOT_LIST}

${GAME_OPTIONS}

${COMMON_OPTIONS}`;

/** The arena's table, and what both arena and ladder say while and after they play. */
export const arena: typeof english = {
  progress: (done, all, left) => `${done} von ${all} Partien, noch etwa ${left}`,
  minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
  hours: (hours, minutes) => `${hours} h ${minutes} min`,
  seconds: (seconds) => `${seconds} s`,
  candidate: 'Kandidat',
  withBudget: (bot, plan, action) => `${bot}, Budget ${plan} für einen Plan, sonst ${action}`,
  against: 'gegen',
  rivals: (bot, count) => (count === 1 ? bot : `${count}-mal ${bot}`),
  games: 'Partien',
  blocks: (games, blocks, players) => `${games}: ${blocks} Aufbauten, jeder auf allen ${players} Plätzen`,
  share: 'Siege',
  shares: (share, even) => `${share} aller Partien; ${even} wären ausgeglichen`,
  interval: '95 %',
  between: (low, high) => `${low} bis ${high}`,
  margin: 'Abstand',
  margins: (points, low, high) => `im Mittel ${points} Punkte zum besten Gegner; 95 %: ${low} bis ${high}`,
  adjustedShare: 'Siege ohne Glück',
  adjustedMargin: 'Abstand ohne Glück',
  adjustedTo: (value, low, high) => `${value}; 95 %: ${low} bis ${high}`,
  fewerGames: 'weniger Partien',
  fewer: (share, margin) => `${share}-mal für Siege, ${margin}-mal für den Abstand`,
  rank: 'Rang',
  ranks: (rank) => `im Mittel ${rank}`,
  points: 'Punkte',
  bothPoints: (own, rivals) => `im Mittel ${own}, die Gegner ${rivals}`,
  rounds: 'Runden',
  thinking: 'Bedenkzeit',
  times: (move, plan) => `95 % der Entscheidungen in ${move} ms, der Pläne in ${plan} ms`,
  speed: 'Tempo',
  speeds: (games, seconds) => `${games} Partien/s, zusammen ${seconds} s`,
  belowGate: (share, gate) => `der Anteil der Siege, ${share}, liegt unter der Schwelle von ${gate}`,
  gameFailed: (message, seed, seats, options) =>
    `eine Partie brach ab: ${message} (Startwert '${seed}', Plätze ${seats}, ${options})`,
};

import { BOT_LIST, COMMON_OPTIONS, GAME_OPTIONS } from './options.ts';

export const arenaHelp = `lab arena --candidate BOT --against BOT [OPTION…]

How strong is a bot? One candidate plays whole games against a table of others.
Each set-up is played once with the candidate on every seat; the interval
counts such a block as one. Beside it stands the result without the luck of the
bags: the same on average. That takes longer with bots that hardly think.

  --candidate BOT   who is measured
  --against BOT     who sits on all other seats
  --games N         how many games (100), rounded up to whole blocks
  --budget N[,N]    how much the candidate thinks, in its own steps: for a plan
                    and for another decision, or the same for both
  --nets FILE       the candidate thinks with these nets (of 'learn'), not with
                    those shipped
  --gate SHARE      exit code 1 if the share of wins is below this (0 to 1)
  --luck N          with how many other draws each draw is compared (8); 0 for
                    none, and for plain results only
  --workers N       how many games at once (one for each core)
  --progress        says how far it is even where no terminal is

${BOT_LIST}

${GAME_OPTIONS}

${COMMON_OPTIONS}`;

/** The arena's table, and what both arena and ladder say while and after they play. */
export const arena = {
  progress: (done: number, all: number, left: string): string =>
    `${done} of ${all} games, about ${left} left`,
  minutes: (minutes: number, seconds: number): string => `${minutes} min ${seconds} s`,
  hours: (hours: number, minutes: number): string => `${hours} h ${minutes} min`,
  seconds: (seconds: number): string => `${seconds} s`,
  candidate: 'candidate',
  withBudget: (bot: string, plan: string, action: string): string =>
    `${bot}, budget ${plan} for a plan, ${action} otherwise`,
  against: 'against',
  rivals: (bot: string, count: number): string => (count === 1 ? bot : `${count} times ${bot}`),
  games: 'games',
  blocks: (games: string, blocks: string, players: number): string =>
    `${games}: ${blocks} set-ups, each on all ${players} seats`,
  share: 'wins',
  shares: (share: string, even: string): string => `${share} of all; ${even} would be even`,
  interval: '95 %',
  between: (low: string, high: string): string => `${low} to ${high}`,
  margin: 'margin',
  margins: (points: string, low: string, high: string): string =>
    `${points} points to the best rival on average; 95 %: ${low} to ${high}`,
  adjustedShare: 'wins without luck',
  adjustedMargin: 'margin without luck',
  adjustedTo: (value: string, low: string, high: string): string => `${value}; 95 %: ${low} to ${high}`,
  fewerGames: 'fewer games',
  fewer: (share: string, margin: string): string => `${share} times for wins, ${margin} times for the margin`,
  rank: 'rank',
  ranks: (rank: string): string => `${rank} on average`,
  points: 'points',
  bothPoints: (own: string, rivals: string): string => `${own} on average, the rivals ${rivals}`,
  rounds: 'rounds',
  thinking: 'thinking',
  times: (move: string, plan: string): string => `95 % of decisions within ${move} ms, of plans ${plan} ms`,
  speed: 'speed',
  speeds: (games: string, seconds: string): string => `${games} games/s, ${seconds} s in all`,
  belowGate: (share: string, gate: string): string =>
    `the share of wins, ${share}, is below the gate of ${gate}`,
  gameFailed: (message: string, seed: string, seats: string, options: string): string =>
    `a game broke off: ${message} (seed '${seed}', seats ${seats}, ${options})`,
};

import { COMMON_OPTIONS, GAME_OPTIONS } from './options.ts';

export const simulateHelp = `lab simulate --games N [OPTION…]

Random games in series: statistics, and a check after every move.
A broken rule ends with exit code 1 and says how to see it again.

  --games N         how many games (100); with --matrix, of each combination
  --matrix          every combination of modules, editions, roles, planning and
                    numbers of players; what you name yourself stays fixed

${GAME_OPTIONS}

${COMMON_OPTIONS}`;

export const simulation = {
  progress: (done: number, all: number): string => `${done} of ${all} games`,
  games: 'games',
  combinations: 'combinations',
  rounds: 'rounds',
  scores: 'points',
  endedBy: 'ended by',
  causes: { strip: 'extension strip', events: 'last event' } as Record<string, string>,
  after: (moves: number): string => `after ${moves} moves`,
  decisions: 'decisions',
  speed: 'speed',
  speeds: (games: string, decisions: string): string => `${games} games/s, ${decisions} decisions/s`,
  range: (min: string, mean: string, max: string): string => `${min} to ${max}, ${mean} on average`,
  violations: 'violations',
  reproduce: 'to see it again:',
};

import { availableParallelism } from 'node:os';
import type { BotName } from '@altiplano/bots';
import { blocksOf, type Gate } from './gate.ts';

/**
 * What one seat thinks in a whole game, in seconds on one core. Measured once and roughly: it only has to tell minutes
 * from hours before the first gate; from then on the pace of what was played corrects it.
 */
const SECONDS_A_SEAT: Readonly<Record<BotName, number>> = {
  random: 0.01,
  greedy: 0.04,
  planner: 0.05,
  tuned: 0.1,
  learned: 0.5,
  search: 4,
  easy: 0.03,
  medium: 0.4,
  hard: 3,
  master: 14,
  'old-master': 14,
};
/** Threads have to be started for each gate. */
const SECONDS_TO_START = 1;

/** About how many seconds a gate takes, judged by its size. */
export function expectedSeconds(gate: Gate, isQuick: boolean, workers = availableParallelism()): number {
  const { candidate, against, players } = gate;
  const atTable = SECONDS_A_SEAT[candidate] + (players - 1) * SECONDS_A_SEAT[against];
  const games = blocksOf(gate, isQuick) * players;
  return SECONDS_TO_START + (games * atTable) / Math.min(workers, games, availableParallelism());
}

/** Says how long the rest will take, by size and by the pace so far. */
export interface Clock {
  left(): number;
  /** The next gate is done, and took so many seconds. */
  done(seconds: number): void;
}

export function startClock(expected: readonly number[]): Clock {
  const rest = [...expected];
  let played = 0;
  let expectedOfPlayed = 0;
  return {
    left() {
      const pace = expectedOfPlayed === 0 ? 1 : played / expectedOfPlayed;
      return pace * rest.reduce((sum, seconds) => sum + seconds, 0);
    },
    done(seconds) {
      played += seconds;
      expectedOfPlayed += rest.shift() ?? 0;
    },
  };
}

import type { SimulatedGame, Violation } from './simulate-game.ts';

export interface Range {
  readonly min: number;
  readonly mean: number;
  readonly max: number;
}

/** What a run of random games comes to. */
export interface Statistics {
  readonly seed: string;
  readonly games: number;
  readonly combinations?: number;
  readonly rounds: Range;
  readonly scores: Range;
  readonly endedBy: Readonly<Record<string, number>>;
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly violations: number;
  readonly details?: readonly Violation[];
}

/** Counts as games come in, so that a long run needs no more memory than a short one. */
export interface Tally {
  add(game: SimulatedGame): void;
  total(seed: string, seconds: number, combinations: number | undefined): Statistics;
}

function rangeCounter(): { add(value: number): void; range(): Range } {
  let count = 0;
  let sum = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  return {
    add: (value) => {
      count++;
      sum += value;
      min = Math.min(min, value);
      max = Math.max(max, value);
    },
    range: () => (count === 0 ? { min: 0, mean: 0, max: 0 } : { min, mean: round(sum / count), max }),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** So that a rule broken everywhere does not fill the screen. */
const MOST_DETAILS = 20;

export function createTally(): Tally {
  const rounds = rangeCounter();
  const scores = rangeCounter();
  const endedBy: Record<string, number> = {};
  const details: Violation[] = [];
  let games = 0;
  let decisions = 0;
  let violations = 0;
  return {
    add(game) {
      games++;
      decisions += game.decisions;
      if (game.violation !== null) {
        violations++;
        if (details.length < MOST_DETAILS) details.push(game.violation);
        return;
      }
      rounds.add(game.rounds);
      for (const points of game.scores) scores.add(points);
      endedBy[game.endedBy] = (endedBy[game.endedBy] ?? 0) + 1;
    },
    total: (seed, seconds, combinations) => ({
      seed,
      games,
      ...(combinations === undefined ? {} : { combinations }),
      rounds: rounds.range(),
      scores: scores.range(),
      endedBy,
      decisions,
      seconds: round(seconds),
      gamesPerSecond: round(games / seconds),
      decisionsPerSecond: Math.round(decisions / seconds),
      violations,
      ...(details.length === 0 ? {} : { details }),
    }),
  };
}

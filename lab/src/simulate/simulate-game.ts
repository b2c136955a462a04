import { anyMove, anyTemper, chooser, MOST_DECISIONS, newGame } from '@altiplano/cli/command-line';
import type { Pack } from '@altiplano/pack';
import { apply, endCauseName, isOver, type Options, score } from '@altiplano/rules/engine';
import { brokenCopies, brokenRules } from './check-position.ts';

/** A position that must not be, and how to come to it again. */
export interface Violation {
  readonly seed: string;
  readonly options: Options;
  /** After so many moves. */
  readonly moves: number;
  readonly violations: readonly string[];
}

export interface SimulatedGame {
  readonly rounds: number;
  readonly scores: readonly number[];
  readonly endedBy: string;
  readonly decisions: number;
  readonly violation: Violation | null;
}

/** Copies are compared at every so many-th move. */
const COPY_EVERY = 251;

/** Plays a random game and looks at every position; stops at the first that is wrong. */
export function simulateGame(pack: Pack, options: Options, seed: string): SimulatedGame {
  const setup = { components: pack, options, seed };
  const game = newGame(pack, options, seed);
  const choose = chooser(seed);
  const temper = anyTemper(choose);
  let decisions = 0;
  let found: readonly string[] = brokenRules(game);
  try {
    while (found.length === 0 && !isOver(game)) {
      const decision = anyMove(game, choose, temper);
      if (decision === null) found = ['nobody can move'];
      else if (decisions === MOST_DECISIONS) found = [`not over after ${decisions} moves`];
      else {
        apply(game, decision.seat, decision.move);
        decisions++;
        found = brokenRules(game);
        if (found.length === 0 && decisions % COPY_EVERY === 0) found = brokenCopies(game, setup);
      }
    }
    if (found.length === 0) found = brokenCopies(game, setup);
  } catch (error) {
    // A fault of the rules is just what a simulation is to find.
    found = [`fault: ${error instanceof Error ? error.message : String(error)}`];
  }
  return {
    rounds: game.state.round,
    scores: found.length > 0 ? [] : game.state.seats.map((_, seat) => score(game, seat).total),
    endedBy: endCauseName(game.state.endCause) ?? 'nothing',
    decisions,
    violation: found.length === 0 ? null : { seed, options, moves: decisions, violations: found },
  };
}

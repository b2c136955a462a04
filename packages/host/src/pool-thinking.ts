import { BOTS, choose, type Pool } from '@altiplano/bots';
import { kindOf, MOVE } from '@altiplano/rules/engine';
import type { Thinking } from './ports.ts';
import { questionFor } from './question.ts';

export interface PoolThinkingParts {
  readonly pool: Pool;
  /** In milliseconds: no bot thinks longer about one decision. */
  readonly mostThinking: number;
  /** A bot could not think, and a move by chance stands in. */
  failed(error: unknown): void;
}

/** Thinking where few tables share the pool: nobody's budget is cut, and every bot plans ahead. */
export function createPoolThinking({ pool, mostThinking, failed }: PoolThinkingParts): Thinking {
  /** Seats whose last thought failed, by table: whoever fails twice in a row moves by chance, so that the game goes on. */
  const failures = new WeakMap<object, Set<number>>();
  return {
    mayThinkAhead: () => true,
    async choose(table, game, { seat, level }, moves, _turn, signal) {
      const [first, second] = moves;
      if (first === undefined) throw new Error(`a game waits for seat ${seat}, which has no move`);
      if (second === undefined) return first;
      const question = questionFor(table, game, seat, level);
      const failing = failures.get(table) ?? new Set();
      failures.set(table, failing);
      try {
        const { move } = await pool.choose({ ...question, signal, milliseconds: mostThinking });
        // Whoever thinks ahead may find that nothing but declaring is left to do.
        if (!moves.includes(move) && kindOf(move) !== MOVE.declare) {
          throw new Error(`${level} on seat ${seat} chose a move that is not legal`);
        }
        failing.delete(seat);
        return move;
      } catch (error) {
        if (signal.aborted || !failing.has(seat)) {
          if (!signal.aborted) failing.add(seat);
          throw error;
        }
        failed(error);
        return choose(BOTS.random, question.game, seat, question.seed);
      }
    },
  };
}

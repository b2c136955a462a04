import type { Pool } from '@altiplano/bots';
import type { Table } from '@altiplano/table';
import { type Game, kindOf, MOVE } from '@altiplano/rules';
import type { BotDuty } from './duties.ts';
import { questionFor } from './question.ts';

/** Bots' decisions, thought about in other threads. */
export interface Thinking {
  /** The move that the seat's bot chooses of these; rejected if it is told to stop. */
  choose(
    table: Table,
    game: Game,
    duty: BotDuty,
    moves: readonly number[],
    signal: AbortSignal,
  ): Promise<number>;
  /** How many decisions are being thought about. */
  readonly count: number;
}

export function createThinking(pool: Pool): Thinking {
  let count = 0;
  return {
    async choose(table, game, { seat, level }, moves, signal) {
      const [first, second] = moves;
      if (first === undefined) throw new Error(`a game waits for seat ${seat}, which has no move`);
      if (second === undefined) return first;
      count++;
      try {
        const { move } = await pool.choose({ ...questionFor(table, game, seat, level), signal });
        // Whoever thinks ahead may find that nothing but declaring is left to do.
        if (moves.includes(move) || kindOf(move) === MOVE.declare) return move;
        throw new Error(`${level} on seat ${seat} chose a move that is not legal`);
      } finally {
        count--;
      }
    },
    get count() {
      return count;
    },
  };
}

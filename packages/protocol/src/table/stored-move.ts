import type { ReadableMove } from '@altiplano/rules';
import * as z from 'zod';
import { move as knownMove } from './written.ts';

const text = z.string().max(64);

export interface StoredMove {
  readonly type: string;
  readonly [argument: string]: number | string | null | readonly string[];
}

/**
 * A move as it was written down, maybe under other rules than these: a log stays readable when a move has gone.
 * What it means, if anything, only the rules of its game know; `play` reads it.
 */
export const storedMove: z.ZodType<StoredMove> = z
  .object({ type: text })
  .catchall(z.union([z.int(), text, z.null(), z.array(text).max(8)]))
  .refine((move) => Object.keys(move).length <= 8, 'at most 8 fields');

/** A stored move as a move of these rules; null if they have no such move. */
export function asMove(stored: StoredMove): ReadableMove | null {
  return knownMove.safeParse(stored).data ?? null;
}

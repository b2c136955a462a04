import type { Options, Score } from '@altiplano/rules';
import * as z from 'zod';
import { storedMove, type StoredMove } from '../table/stored-move.ts';
import { RECORD_FORMAT } from '../versions.ts';

const LONGEST_TEXT = 1024;
const text = z.string().min(1).max(LONGEST_TEXT);
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'sha256');
const natural = z.int().min(0);

export interface RecordedMove {
  readonly seat: number;
  readonly move: StoredMove;
}

export interface RecordedResult {
  /** By seat. */
  readonly scores: readonly Score[];
  readonly winners: readonly number[];
  readonly rounds: number;
  /** What triggered the end: a location, `strip` or `events`. */
  readonly endedBy: string;
  readonly stateHash: string;
}

/** A game as one document: all that is needed to play it again, and what came of it. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly rules: string;
  readonly pack: { readonly id: string; readonly hash: string };
  readonly options: Options;
  readonly seed: string;
  /** SHA-256 of the seed, published before the game. */
  readonly commitment: string;
  /** What the players' clients added to the seed, by seat. */
  readonly entropy: readonly string[];
  readonly moves: readonly RecordedMove[];
  /** Null while the game is not over. */
  readonly result: RecordedResult | null;
  /** SHA-256 of everything else, so that any edit shows, even one that plays out to the same end. */
  readonly digest: string;
}

const score = z.strictObject({
  goods: natural,
  boats: natural,
  houses: natural,
  orders: natural,
  houseGoods: natural,
  rows: natural,
  missions: natural,
  opals: natural,
  points: natural,
  assets: natural,
  total: natural,
  coins: natural,
} satisfies Record<keyof Score, z.ZodType<number>>);

export const recordedResult: z.ZodType<RecordedResult> = z.strictObject({
  scores: z.array(score).min(2).max(5),
  winners: z.array(natural).min(1).max(5),
  rounds: natural,
  endedBy: text,
  stateHash: hash,
});

/** The shape of a record; whether its options, moves and result make sense is asked afterwards. */
export const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  rules: text,
  pack: z.strictObject({ id: text, hash }),
  options: z.record(z.string(), z.union([z.int(), z.string(), z.boolean()])),
  seed: text,
  commitment: hash,
  entropy: z.array(z.string().max(LONGEST_TEXT)).max(5),
  moves: z.array(z.strictObject({ seat: natural, move: storedMove })),
  result: recordedResult.nullable(),
  digest: hash,
} satisfies Record<keyof GameRecord, z.ZodType>);

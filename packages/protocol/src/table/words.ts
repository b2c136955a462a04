import type { ReadableMove } from '@altiplano/rules';
import * as z from 'zod';
import { recordedResult } from '../record/schema.ts';

const LONGEST_ID = 64;
const LONGEST_NAME = 40;
const LONGEST_ENTROPY = 128;
export const MOST_SEATS = 5;

export const id = z
  .string()
  .min(1)
  .max(LONGEST_ID)
  .meta({ id: 'Id', description: 'An opaque id of a table or a person; never a credential.' });
export const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'sha256')
  .meta({ id: 'Hash', description: 'SHA-256 as 64 hexadecimal digits.' });
export const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
  .meta({ id: 'Seat', description: 'A seat, counted from 0.' });
export const moment = z
  .int()
  .min(0)
  .meta({ id: 'Moment', description: 'Milliseconds since the beginning of 1970, by the server’s clock.' });
export const natural = z.int().min(0);
export const entropy = z.string().max(LONGEST_ENTROPY);

export interface Person {
  readonly id: string;
  readonly name: string;
}

export const person: z.ZodType<Person> = z
  .strictObject({ id, name: z.string().min(1).max(LONGEST_NAME) })
  .meta({ id: 'Person', description: 'Somebody. Names are not unique; ids are.' });

/** What a move's fields may be at all; which of them make a move only the rules know. */
const field = z.union([
  z.int(),
  z.string().max(LONGEST_ID),
  z.null(),
  z.array(z.string().max(LONGEST_ID)).max(8),
]);
const fields = z
  .record(z.string().max(LONGEST_ID), field)
  .refine((move) => Object.keys(move).length <= 8, 'at most 8 fields');

/** A move in the readable form of the rules. */
export const move = fields.meta({
  id: 'Move',
  description: 'A move in readable form: its type, and fields by the type.',
}) as unknown as z.ZodType<ReadableMove>;

/** What a table is asked to agree on. `to` is the last thing that stays in force: an entry in the log, an own update in messages. */
export const motion = z
  .discriminatedUnion('type', [
    z
      .strictObject({ type: z.literal('rollback'), to: natural })
      .describe('Back to an own update: every move after it is void.'),
    z.strictObject({ type: z.literal('abandon') }).describe('The game ends without a result.'),
  ])
  .meta({ id: 'Motion', description: 'What all people at a table are asked to agree on.' });
export type Motion = z.infer<typeof motion>;

/** What came of a game, as its record has it. */
export const result = recordedResult.meta({ id: 'Result', description: 'What came of a game.' });

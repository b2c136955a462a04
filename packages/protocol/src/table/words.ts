import * as z from 'zod';
import { recordedResult } from '../record/schema.ts';

const LONGEST_ID = 64;
const LONGEST_NAME = 40;
const LONGEST_ENTROPY = 128;

export const id = z
  .string()
  .min(1)
  .max(LONGEST_ID)
  .meta({ id: 'Id', description: 'An opaque id of a table or a person; never a credential.' });
export const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'sha256')
  .meta({ id: 'Hash', description: 'SHA-256 as 64 hexadecimal digits.' });
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

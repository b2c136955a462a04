import * as z from 'zod';
import { troubleSchema } from '../messages/trouble-schema.ts';

/** One thing that `verify` looked at. */
export const checkSchema = z
  .strictObject({
    check: z.string(),
    outcome: z.enum(['ok', 'failed', 'skipped']),
    trouble: troubleSchema.nullable(),
  })
  .meta({ id: 'Check', description: 'One thing that was looked at.' });

/** Whether a game was shuffled and played as its record says: sound only if every check is `ok`. */
export const verificationSchema = z.strictObject({ sound: z.boolean(), checks: z.array(checkSchema) });
export type Verification = z.infer<typeof verificationSchema>;

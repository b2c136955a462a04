import { z } from 'zod';

const table = z.string();

/** What nodes tell each other; small, because PostgreSQL carries at most 8,000 bytes at once. */
export const newsMessage = z.discriminatedUnion('kind', [
  /** A table's log has grown; said by the storage itself. */
  z.object({ kind: z.literal('advanced'), table, number: z.int() }),
  z.object({ kind: z.literal('chatted'), table, number: z.int() }),
  /** How a person is present at a table through the telling node. */
  z.object({
    kind: z.literal('presence'),
    table,
    person: z.string(),
    presence: z.enum(['online', 'away', 'gone']),
  }),
  /** Somebody has left: the session with this hash is over, on every node. */
  z.object({ kind: z.literal('sessionEnded'), session: z.string() }),
  /** A node has come and asks the others for what they know of presence. */
  z.object({ kind: z.literal('arrived') }),
  /** A node leaves: whoever was present through it is gone. */
  z.object({ kind: z.literal('left') }),
  /** A node is still there, so that the silence of a dead one can be noticed. */
  z.object({ kind: z.literal('alive') }),
]);

export type NewsMessage = z.infer<typeof newsMessage>;

import * as z from 'zod';
import { botLevel, tableSettingsSchema } from './settings.ts';
import { storedMove } from './stored-move.ts';
import { entropy, hash, id, moment, motion, natural, person, result } from './words.ts';
import { MOST_SEATS, seat } from './written.ts';
import { PLAYED_BY } from './played-by.ts';

/** The command that caused an entry: who sent it, and the idempotency key it came with. */
const key = z.strictObject({ person: id, id });
export type CommandKey = z.infer<typeof key>;

/** Every entry has its place in the log, its moment, and the key of the command that caused it, if one did. */
function entry<K extends string, S extends z.core.$ZodShape>(kind: K, shape: S) {
  return z.strictObject({
    number: z.int().min(1),
    at: moment,
    kind: z.literal(kind),
    key: key.exactOptional(),
    ...shape,
  });
}

const version = z.string().min(1).max(64);

/** One change of a table, in the past tense. A table is the fold of these; none is ever changed. */
export const entrySchema = z.discriminatedUnion('kind', [
  entry('created', {
    settings: tableSettingsSchema,
    host: person,
    /** SHA-256 of the secret seed. */
    commitment: hash,
    rules: version,
    pack: z.strictObject({ id: z.string().min(1).max(1024), hash }),
    origin: z.enum(['opened', 'rematch', 'record']),
  }),
  entry('configured', { settings: tableSettingsSchema }),
  entry('sat', { seat, person }),
  /** A host who leaves passes that on; one who only stands does not. */
  entry('stood', { seat, leaves: z.boolean() }),
  entry('botSeated', { seat, level: botLevel }),
  entry('seatOpened', { seat }),
  entry('readied', { seat, entropy: entropy.exactOptional() }),
  entry('unreadied', { seat }),
  entry('started', { entropy: z.array(entropy).max(MOST_SEATS) }),
  entry('played', { seat, move: storedMove, by: z.enum(PLAYED_BY) }),
  /** The played entries that are void from now on, ascending. */
  entry('undone', { seat, entries: z.array(z.int().min(1)).min(1) }),
  entry('proposed', { seat, motion }),
  entry('accepted', { seat }),
  entry('declined', { seat }),
  /** Every played entry after number `to` is void. */
  entry('rolledBack', { to: natural }),
  entry('replaced', { seat, level: botLevel, because: z.enum(['left', 'absent']) }),
  entry('returned', { seat }),
  entry('preferred', { seat, forced: z.boolean() }),
  entry('paused', { from: moment, to: moment }),
  entry('finished', { result }),
  entry('abandoned', {}),
  /** From here on by these rules, from this snapshot of the whole table. */
  entry('continued', { rules: version, snapshot: z.unknown() }),
  entry('rematched', { table: id }),
]);
export type Entry = z.infer<typeof entrySchema>;
export type EntryKind = Entry['kind'];
/** An entry of one kind. */
export type EntryOf<K extends EntryKind> = Extract<Entry, { kind: K }>;

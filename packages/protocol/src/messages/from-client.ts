import * as z from 'zod';
import { id, natural } from '../table/words.ts';
import { seat } from '../table/written.ts';
import { COMMANDS, type TableCommand } from './commands.ts';

const LONGEST_KEY = 64;
const LONGEST_CHAT = 500;

/** Chosen by the client: it comes back in the answer, and what is sent again under it is not done again. */
const key = z.string().min(1).max(LONGEST_KEY);

function message<K extends string, S extends z.core.$ZodShape>(type: K, says: string, shape: S) {
  return z.strictObject({ type: z.literal(type), id: key, ...shape }).describe(says);
}

/** What a client asks for besides commands. */
const REQUESTS = [
  message('watch', 'Begins to follow a table: answered by `table`, or by the updates missed since `have`.', {
    table: id,
    form: z
      .enum(['state', 'view'])
      .exactOptional()
      .describe('Patches of a state for the rules engine (default), or readable views with the legal moves.'),
    have: natural.exactOptional().describe('The number of the last own update that the client has.'),
  }),
  message('unwatch', 'Stops following a table.', { table: id }),
  message('story', 'What happened before: the events of own updates from one number up to another.', {
    table: id,
    from: natural.exactOptional(),
    to: natural.exactOptional(),
  }),
  message('past', 'How the table looked to you after one of your own updates, also while the game runs.', {
    table: id,
    number: natural,
  }),
  message(
    'replay',
    'A position of a finished game after so many moves, as a seat, a spectator or all-seeing.',
    {
      table: id,
      position: natural,
      as: z.union([seat, z.literal('spectator'), z.literal('all')]),
      form: z.enum(['state', 'view']).exactOptional(),
    },
  ),
  message('hint', 'What a bot would do now, and why, if the table allows hints.', { table: id }),
  message('chat', 'A line to all at the table.', { table: id, text: z.string().min(1).max(LONGEST_CHAT) }),
  message('rematch', 'After the game: a new table with the same people and settings.', { table: id }),
  message('ping', 'Answered by `ok` at once.', {}),
] as const;

const keyed = { id: key, table: id };
const sent = COMMANDS.map((command) => command.safeExtend(keyed).describe(command.description ?? ''));

/** Every message that a client may send. */
export const fromClientSchema = z.discriminatedUnion('type', [...REQUESTS, ...sent]);

type Keyed = { id: string; table: string };
type Distributed<T> = T extends unknown ? T & Keyed : never;
/** A command as it is sent: with key and table. */
export type SentCommand = Distributed<TableCommand>;
export type FromClient = z.infer<(typeof REQUESTS)[number]> | SentCommand;

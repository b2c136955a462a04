import type { ReadableMove, State, View } from '@altiplano/rules/engine';
import * as z from 'zod';
import { clockInfoSchema, ownInfoSchema, tableInfoSchema } from '../table/info.ts';
import { PLAYED_BY } from '../table/played-by.ts';
import { botLevel } from '../table/settings.ts';
import { PROTOCOL_VERSION } from '../versions.ts';
import { id, moment, natural, person } from '../table/words.ts';
import { event, move, seat } from '../table/written.ts';
import { troubleSchema } from './trouble-schema.ts';

const state = z.looseObject({}).meta({
  id: 'State',
  description:
    'What the reader knows as a complete state for our rules engine; what is hidden is dealt in a fixed way.',
}) as unknown as z.ZodType<State>;
const view = z.looseObject({}).meta({
  id: 'View',
  description: 'All that the reader may know of the game, in words.',
}) as unknown as z.ZodType<View>;
const moves: z.ZodType<readonly ReadableMove[]> = z.array(move);
const viewer = z.union([seat, z.literal('spectator')]);

function deed<K extends string, S extends z.core.$ZodShape>(kind: K, shape: S) {
  return z.strictObject({ kind: z.literal(kind), ...shape });
}

/** What was done at the table, as far as everyone who hears of it may know; all numbers are the reader's own. */
const deeds = z.discriminatedUnion('kind', [
  deed('created', {}),
  deed('configured', {}),
  deed('sat', { seat, person }),
  deed('stood', { seat }),
  deed('botSeated', { seat, level: botLevel }),
  deed('seatOpened', { seat }),
  deed('readied', { seat }),
  deed('unreadied', { seat }),
  deed('started', {}),
  deed('played', { seat, by: z.enum(PLAYED_BY) }),
  deed('undone', { seat, numbers: z.array(natural).describe('The own updates that are void from now on.') }),
  deed('proposed', { seat }),
  deed('accepted', { seat }),
  deed('declined', { seat }),
  deed('rolledBack', { to: natural.describe('All own updates of moves after this one are void.') }),
  deed('replaced', { seat, level: botLevel, because: z.enum(['left', 'absent']) }),
  deed('returned', { seat }),
  deed('preferred', { seat, forced: z.boolean() }),
  deed('paused', {}),
  deed('finished', {}),
  deed('abandoned', {}),
  deed('continued', {}),
  deed('rematched', { table: id }),
]);
export const deedSchema = deeds.meta({
  id: 'Deed',
  description:
    'What was done at the table, as far as the reader may know. What a move was is told by the events beside it.',
});
export type Deed = z.infer<typeof deedSchema>;

const told = z
  .strictObject({
    number: natural,
    at: moment,
    deed: deedSchema,
    events: z.array(event),
    void: z.boolean().describe('Taken back since.'),
  })
  .meta({ id: 'Told', description: 'One thing that happened, as it is told later.' });
export type Told = z.infer<typeof told>;

/** What the reader now sees of the game, in one of two forms; neither before the game has started. */
const sight = {
  state: state.exactOptional().describe('In the form `state`, not before the game has started.'),
  view: view.exactOptional().describe('In the form `view`, not before the game has started.'),
  moves: moves
    .exactOptional()
    .describe('In the form `view`: the legal moves of the own seat, if it may act.'),
};

function message<K extends string, S extends z.core.$ZodShape>(type: K, says: string, shape: S) {
  return z.strictObject({ type: z.literal(type), ...shape }).describe(says);
}

/** Every message that a server may send. */
export const fromServerSchema = z.discriminatedUnion('type', [
  message('welcome', 'The first message: who you are, and the version of the protocol.', {
    protocol: z.literal(PROTOCOL_VERSION),
    rules: z.string(),
    layout: z
      .string()
      .describe(
        'A hash of the order in which the numbers of a state are counted: patches are for who has the same.',
      ),
    you: person,
  }),
  message('ok', 'Done, durably; `number` is the own update that tells of it, if there is one.', {
    id: z.string(),
    number: natural.exactOptional(),
    table: id.exactOptional(),
  }),
  message(
    'refused',
    'Not done; nothing has changed. Without an id where the message had none that could be read.',
    {
      id: z.string().exactOptional(),
      trouble: troubleSchema,
    },
  ),
  message('table', 'All that the reader may know of a table; later updates go on from here.', {
    table: id,
    number: natural.describe('The own update that this is the state after.'),
    you: viewer,
    info: tableInfoSchema,
    clock: clockInfoSchema.nullable(),
    own: ownInfoSchema.nullable(),
    ...sight,
  }),
  message('update', 'What the reader may know of one change. Its number is one more than that of the last.', {
    table: id,
    number: natural,
    at: moment,
    deed: deedSchema,
    events: z.array(event),
    patch: z
      .array(z.int())
      .exactOptional()
      .describe(
        'In the form `state`: pairs of a place among the numbers of the state and the new number there.',
      ),
    ...sight,
    info: tableInfoSchema.exactOptional().describe('Only if it has changed.'),
    clock: clockInfoSchema.exactOptional().describe('Only if it has changed.'),
    own: ownInfoSchema.exactOptional().describe('Only if it has changed.'),
  }),
  message('story', 'What happened before.', { id: z.string(), table: id, told: z.array(told) }),
  message('past', 'The state as it was told with an own update, whatever was taken back since.', {
    id: z.string(),
    table: id,
    number: natural,
    state,
  }),
  message('position', 'A position of a finished game.', {
    id: z.string(),
    table: id,
    position: natural,
    of: natural.describe('How many moves the game has.'),
    played: z
      .strictObject({ seat, move, events: z.array(event) })
      .nullable()
      .describe('The move that led here.'),
    ...sight,
  }),
  message('hint', 'What a bot would do, best first, with its reasons as data.', {
    id: z.string(),
    table: id,
    moves,
    reasons: z.unknown(),
  }),
  message('chat', 'A line that was said at a table.', {
    table: id,
    number: natural,
    at: moment,
    person,
    text: z.string(),
  }),
  message('presence', 'Who is there: each seat, and how many look on.', {
    table: id,
    seats: z.array(z.enum(['here', 'away', 'none'])),
    spectators: natural,
  }),
  message('left', 'The reader no longer follows this table.', {
    table: id,
    trouble: troubleSchema.exactOptional(),
  }),
]);
export type FromServer = z.infer<typeof fromServerSchema>;
export type FromServerOf<K extends FromServer['type']> = Extract<FromServer, { type: K }>;
/** An update without the table's name, as `packages/table` makes it. */
export type Update = Omit<FromServerOf<'update'>, 'type' | 'table'>;

import {
  pastSteps,
  positionSteps,
  replayableSteps,
  sequenceOf,
  storySteps,
  type Table,
  viewerOf,
  whyNotWatch,
} from '@altiplano/table';
import { type FromClient, RULES_VERSION, trouble } from '@altiplano/protocol';
import { view } from '@altiplano/rules';
import { inSlices } from '../../in-slices.ts';
import { type Answer, refuse } from './answer.ts';
import type { Context } from './context.ts';

type StoryRequest = Extract<FromClient, { type: 'story' }>;
type PastRequest = Extract<FromClient, { type: 'past' }>;
type ReplayRequest = Extract<FromClient, { type: 'replay' }>;

/** As whom a person may read a table's log, and how far it goes. */
function readerOf({ shelf }: Context, name: string, person: string) {
  return shelf.use(name, ({ table }) => {
    if (whyNotWatch(table, person) !== null) return null;
    const viewer = viewerOf(table, person);
    return { parts: table.parts, viewer, newest: sequenceOf(table, viewer) };
  });
}

/** How a table looked to a person before. */
export async function past(context: Context, person: string, request: PastRequest): Promise<Answer> {
  const { id, table: name, number } = request;
  const reader = await readerOf(context, name, person);
  if (reader === null) return refuse(trouble('noSuchTable'));
  const entries = await context.storage.tables.entries(name);
  const state = await inSlices(pastSteps(reader.parts, entries, reader.viewer, number));
  if (state === null) return refuse(trouble('noSuchMoment', { position: number, of: reader.newest }));
  return { message: { type: 'past', id, table: name, number, state } };
}

/** What a person was told of a table before. */
export async function story(context: Context, person: string, request: StoryRequest): Promise<Answer> {
  const { id, table: name, from, to } = request;
  const reader = await readerOf(context, name, person);
  if (reader === null) return refuse(trouble('noSuchTable'));
  // Read and told outside of the table's queue: what is in the log stays as it is.
  const entries = await context.storage.tables.entries(name);
  const told = await inSlices(storySteps(reader.parts, entries, reader.viewer, from, to));
  return { message: { type: 'story', id, table: name, told } };
}

/** Tables of older rules, as they are played again. */
const again = new WeakMap<Table, Promise<Table>>();

function playable({ storage }: Context, name: string, table: Table): Promise<Table> {
  const read = async (): Promise<Table> =>
    table.rules === RULES_VERSION
      ? table
      : inSlices(replayableSteps(table, await storage.tables.entries(name)));
  const known = again.get(table) ?? read();
  again.set(table, known);
  return known;
}

/** A position of a game that has ended, as anybody saw it or with everything open. */
export async function replayed(context: Context, person: string, request: ReplayRequest): Promise<Answer> {
  const { id, table: name, as, form = 'state' } = request;
  const ended = await context.shelf.use(name, ({ table }) =>
    whyNotWatch(table, person) === null ? table : null,
  );
  if (ended === null) return refuse(trouble('noSuchTable'));
  // Outside of the table's queue as well: nobody moves in a game that has ended.
  const found = await inSlices(positionSteps(await playable(context, name, ended), request.position, as));
  if ('code' in found) return refuse(found);
  const { position, of, played, state, game } = found;
  const sight = form === 'state' ? { state } : { view: view(game, as === 'all' ? 'spectator' : as) };
  return { message: { type: 'position', id, table: name, position, of, played, ...sight } };
}

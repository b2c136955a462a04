import { positionOf, storyOf, viewerOf, whyNotWatch } from '@altiplano/table';
import { type FromClient, trouble } from '@altiplano/protocol';
import { view } from '@altiplano/rules';
import { type Answer, refuse } from './answer.ts';
import { atTable } from './at-table.ts';
import type { Context } from './context.ts';

type StoryRequest = Extract<FromClient, { type: 'story' }>;
type ReplayRequest = Extract<FromClient, { type: 'replay' }>;

/** What a person was told of a table before. */
export async function story(context: Context, person: string, request: StoryRequest): Promise<Answer> {
  const { id, table: name, from, to } = request;
  const reader = await context.shelf.use(name, ({ table }) => {
    if (whyNotWatch(table, person) !== null) return null;
    return { parts: table.parts, viewer: viewerOf(table, person) };
  });
  if (reader === null) return refuse(trouble('noSuchTable'));
  // Read and told outside of the table's queue: what is in the log stays as it is.
  const entries = await context.storage.tables.entries(name);
  const told = storyOf(reader.parts, entries, reader.viewer, from, to);
  return { message: { type: 'story', id, table: name, told } };
}

/** A position of a game that has ended, as anybody saw it or with everything open. */
export function replayed(context: Context, person: string, request: ReplayRequest): Promise<Answer> {
  const { id, table: name, as, form = 'state' } = request;
  return atTable(context, name, person, ({ table }) => {
    const found = positionOf(table, request.position, as);
    if ('code' in found) return refuse(found);
    const { position, of, played, state, game } = found;
    const sight = form === 'state' ? { state } : { view: view(game, as === 'all' ? 'spectator' : as) };
    return { message: { type: 'position', id, table: name, position, of, played, ...sight } };
  });
}

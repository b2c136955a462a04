import { recordOfLog } from '@altiplano/table';
import { type GameRecord, type Person, tableSummarySchema, type Trouble, trouble } from '@altiplano/protocol';
import type { Context } from './context.ts';

/** The record of a game that has ended, for those who may watch its table; out of the log alone, whatever rules it went by. */
export async function recordOf(
  { storage }: Context,
  id: string,
  person: Person | null,
): Promise<GameRecord | Trouble> {
  const listed = await storage.tables.listing(id);
  if (listed === undefined) return trouble('noSuchTable');
  const { settings } = tableSummarySchema.parse(listed.summary);
  const isOwn = person !== null && listed.people.includes(person.id);
  if (!settings.spectators && !isOwn) return trouble('noSuchTable');
  const seed = await storage.tables.seed(id);
  if (seed === undefined) return trouble('noSuchTable');
  return recordOfLog(seed, await storage.tables.entries(id));
}

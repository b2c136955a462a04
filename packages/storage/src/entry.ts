import { type Entry, entrySchema } from '@altiplano/protocol';
import { StorageFault } from './fault.ts';

/** A stored entry, checked; whatever is wrong with it names the table and the entry. */
export function parseEntry(table: string, number: number, body: string): Entry {
  const cause = problemOf(body, number);
  if ('entry' in cause) return cause.entry;
  const message = `entry ${number} of table ${table} cannot be read: ${cause.reason}`;
  throw new StorageFault('badEntry', message, { table, number });
}

function problemOf(body: string, number: number): { entry: Entry } | { reason: string } {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch (error) {
    return { reason: String(error) };
  }
  const { data: entry, error } = entrySchema.safeParse(json);
  if (entry === undefined) {
    const reasons = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return { reason: reasons.join('; ') };
  }
  if (entry.number !== number) return { reason: `it says it is entry ${entry.number}` };
  return { entry };
}

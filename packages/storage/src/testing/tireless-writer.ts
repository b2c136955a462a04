// A process that appends to a few tables as fast as it can and says what was acknowledged, until it is killed.
import type { Place } from '../place.ts';
import { openStorage } from '../open-storage.ts';
import { newTable } from './samples.ts';

const [placeText = '', writer = ''] = process.argv.slice(2);
const { tables } = await openStorage(JSON.parse(placeText) as Place, { node: writer, ownThread: true });

async function write(table: string): Promise<never> {
  await tables.create(newTable(table));
  for (;;) {
    const after = (await tables.newest(table)) ?? 0;
    const number = after + 1;
    const key = { person: writer, id: `${number}` };
    const outcome = await tables.append(table, after, [{ number, at: 1, kind: 'readied', seat: 0, key }]);
    if (outcome === 'done') process.stdout.write(`${writer} ${table} ${number}\n`);
  }
}

await Promise.all(['a', 'b', 'c', 'd'].map((table) => write(table)));

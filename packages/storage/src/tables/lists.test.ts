import type { TableStatus } from '@altiplano/protocol';
import { expect, test } from 'vitest';
import type { Page, PageRequest } from '../page.ts';
import { entriesFrom, listing, newTable } from '../testing/samples.ts';
import { onEveryPlace } from '../testing/temporary-place.ts';
import { emptyStorage } from '../testing/temporary-storage.ts';

/** Every page of a list, one after the other. */
async function pages<T>(limit: number, read: (request: PageRequest) => Promise<Page<T>>): Promise<T[][]> {
  const all: T[][] = [];
  let request: PageRequest | undefined = { limit };
  while (request !== undefined) {
    const { items, next }: Page<T> = await read(request);
    all.push([...items]);
    request = next && { limit, after: next };
  }
  return all;
}

const ALL: readonly TableStatus[] = ['lobby', 'running', 'finished', 'abandoned'];

onEveryPlace((kind) => {
  test('a listing is replaced together with entries, people included', async () => {
    const { tables } = await emptyStorage(kind);
    await tables.create(newTable('a', { listing: listing({ people: ['ana', 'ana', 'bo'] }) }));
    expect(await tables.listing('a')).toEqual({ table: 'a', ...listing({ people: ['ana', 'bo'] }) });
    const changed = listing({
      status: 'running',
      open: false,
      seatsFree: 0,
      people: ['bo', 'cem'],
      updated: 2000,
    });
    await tables.append('a', 1, entriesFrom(2), { listing: changed });
    expect(await tables.listing('a')).toEqual({ table: 'a', ...changed });
    await tables.append('a', 2, entriesFrom(3));
    expect(await tables.listing('a')).toEqual({ table: 'a', ...changed });
  });

  test('open tables: only those that wait for people and are not private, the last changed first', async () => {
    const { tables } = await emptyStorage(kind);
    for (const [id, change] of [
      ['old', { updated: 1 }],
      ['private', { open: false }],
      ['running', { status: 'running' as const }],
      ['new', { updated: 3 }],
      ['twin of new', { updated: 3 }],
    ] as const) {
      await tables.create(newTable(id, { listing: listing(change) }));
    }
    const read = (request: PageRequest) => tables.open(request);
    const names = (await pages(1, read)).map((page) => page.map(({ table }) => table));
    expect(names).toEqual([['twin of new'], ['new'], ['old']]);
    expect(await pages(3, read)).toHaveLength(1);
    expect(await pages(2, read)).toHaveLength(2);
  });

  test('a person has the tables that name the person, by status', async () => {
    const { tables } = await emptyStorage(kind);
    for (const [index, status] of ALL.entries()) {
      await tables.create(newTable(status, { listing: listing({ status, updated: index, open: false }) }));
    }
    await tables.create(newTable('of bo', { listing: listing({ people: ['bo'] }) }));
    const ofAna = async (statuses: readonly TableStatus[]) =>
      (await pages(3, (request) => tables.ofPerson('ana', statuses, request)))
        .flat()
        .map(({ table }) => table);
    expect(await ofAna(ALL)).toEqual([...ALL].reverse());
    expect(await ofAna(['lobby', 'running'])).toEqual(['running', 'lobby']);
    expect(await ofAna([])).toEqual([]);
    expect((await tables.ofPerson('nobody', ALL, { limit: 5 })).items).toEqual([]);
  });
});

import { shippedPack } from '@altiplano/pack';
import { Outage } from '@altiplano/host';
import { DEFAULT_SETTINGS, type FromServer, type SentCommand } from '@altiplano/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { createClock } from '../clock.ts';
import { createLog } from '../logs/logger.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { type FlakyStorage, flakyStorage } from '../testing/flaky-storage.ts';
import { testSettings } from '../testing/started-server.ts';
import type { Watcher } from './audience/watch.ts';
import type { Answer } from './requests/answer.ts';
import { createTableHost, type TableHost } from './table-host.ts';

const ann = { id: 'ann', name: 'Ann' };
const bob = { id: 'bob', name: 'Bob' };

interface Lobby extends FlakyStorage {
  readonly host: TableHost;
  readonly table: string;
  readonly heard: FromServer[];
  order(person: typeof ann, command: Partial<SentCommand>, id?: string): Promise<Answer>;
}

/** A lobby that Ann has opened and watches, on a store that can fail. */
async function lobby(): Promise<Lobby> {
  const flaky = await flakyStorage();
  const { storage } = flaky;
  const settings = testSettings();
  const parts = {
    settings,
    storage,
    metrics: createMetrics(),
    log: createLog('silent'),
    node: 'one',
    ...createClock(),
  };
  const host = await createTableHost(parts);
  onTestFinished(() => host.stop());
  const made = await host.create(ann, { settings: DEFAULT_SETTINGS, pack: shippedPack });
  if ('code' in made) throw new Error(made.code);
  const heard: FromServer[] = [];
  const watcher: Watcher = { person: ann, isOpen: true, send: (text) => void heard.push(JSON.parse(text)) };
  const { table } = made;
  await host.watch(watcher, { type: 'watch', id: 'w', table });
  let lastKey = 0;
  return {
    ...flaky,
    host,
    table,
    heard,
    order: (person, command, id = `key ${++lastKey}`) =>
      host.order(person, { ...command, id, table } as SentCommand),
  };
}

const seats = async ({ host, table }: Lobby) =>
  (await host.info(table, ann))?.seats.map(({ person }) => person?.name);

test.each(['before', 'after'] as const)(
  'an append that fails %s it is stored is made once',
  async (failure) => {
    const place = await lobby();
    place.failNext(failure);
    expect(await place.order(bob, { type: 'sit' })).toEqual({ ok: { number: 3 } });
    expect(await seats(place)).toEqual(['Ann', 'Bob', undefined, undefined]);
    expect(place.heard.flatMap((message) => (message.type === 'update' ? [message.number] : []))).toEqual([
      3,
    ]);
    expect(await place.storage.tables.newest(place.table)).toBe(3);
  },
);

test('what cannot be stored is not done, and nobody hears of it', async () => {
  const place = await lobby();
  place.failNext('before', 'before');
  await expect(place.order(bob, { type: 'sit' }, 'key')).rejects.toThrow(Outage);
  expect(await seats(place)).toEqual(['Ann', undefined, undefined, undefined]);
  expect(place.heard.some(({ type }) => type === 'update')).toBe(false);
  expect(await place.order(bob, { type: 'sit' }, 'key')).toEqual({ ok: { number: 3 } });
  expect(await seats(place)).toEqual(['Ann', 'Bob', undefined, undefined]);
});

test('when the store is gone its tables are lost to everyone, and come back with it', async () => {
  const place = await lobby();
  place.breakDown(true);
  await expect(place.order(bob, { type: 'sit' }, 'key')).rejects.toThrow(Outage);
  expect(place.heard.at(-1)).toMatchObject({ type: 'left', trouble: { code: 'unavailable' } });
  await expect(place.order(bob, { type: 'sit' }, 'key')).rejects.toThrow('no connection');
  place.breakDown(false);
  expect(await place.order(bob, { type: 'sit' }, 'key')).toEqual({ ok: { number: 3 } });
  expect(await seats(place)).toEqual(['Ann', 'Bob', undefined, undefined]);
});

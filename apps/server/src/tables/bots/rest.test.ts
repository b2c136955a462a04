import { once, EventEmitter } from 'node:events';
import { shippedPack } from '@altiplano/pack';
import { DEFAULT_SETTINGS, type Entry, type FromServer, type SentCommand } from '@altiplano/protocol';
import type { Storage } from '@altiplano/storage';
import { expect, onTestFinished, test } from 'vitest';
import { createClock } from '../../clock.ts';
import { createLog } from '../../logs/logger.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { flakyStorage } from '../../testing/flaky-storage.ts';
import { testSettings } from '../../testing/started-server.ts';
import type { Watcher } from '../audience/watch.ts';
import { createTableHost, type TableHost } from '../table-host.ts';

const ann = { id: 'ann', name: 'Ann' };
const FAR = 1e15;

/** A node on this store, where tables rest as soon as nobody watches. */
async function startNode(storage: Storage, metrics = createMetrics()): Promise<TableHost> {
  const host = await createTableHost({
    settings: testSettings(),
    storage,
    metrics,
    log: createLog('silent'),
    node: 'one',
    ...createClock(),
    rhythm: { unwatched: 0, search: 5 },
  });
  onTestFinished(() => host.stop());
  return host;
}

/** Ann, looking on. */
async function lookOn(host: TableHost, table: string) {
  const news = new EventEmitter();
  const watcher: Watcher = {
    person: ann,
    isOpen: true,
    send: (text) => void news.emit((JSON.parse(text) as FromServer).type),
  };
  const watching = host.watch(watcher, { type: 'watch', id: 'w', table });
  return {
    watching,
    hearsMore: () => once(news, 'update'),
    leave: () => host.unwatch(watcher, table),
  };
}

/** A game of two bots, or of Ann and a bot, that Ann watches. */
async function beginGame(host: TableHost, seats: 'bots' | 'ann and a bot', watched = true) {
  // Both plan at once, so that the bot has something to do.
  const simple = { players: 2, roles: 'random', planning: 'simultaneous' } as const;
  const options = { ...DEFAULT_SETTINGS.options, ...simple };
  const settings = { ...DEFAULT_SETTINGS, options, pace: 'brisk' as const };
  const made = await host.create(ann, { settings, pack: shippedPack });
  if ('code' in made) throw new Error(made.code);
  const { table } = made;
  let lastKey = 0;
  const order = async (command: object): Promise<void> => {
    const answer = await host.order(ann, { ...command, id: `key ${++lastKey}`, table } as SentCommand);
    if (!('ok' in answer)) throw new Error(JSON.stringify(answer));
  };
  const looking = await lookOn(host, table);
  await looking.watching;
  if (seats === 'bots') {
    await order({ type: 'stand' });
    await order({ type: 'seatBot', seat: 0, level: 'easy' });
  }
  await order({ type: 'seatBot', seat: 1, level: 'easy' });
  if (!watched) await looking.leave();
  await order({ type: 'start' });
  return { table, looking };
}

async function untilNothingIsDue(storage: Storage): Promise<void> {
  while ((await storage.leases.due('one', FAR, FAR, 9)).length > 0) await new Promise(setImmediate);
}

test('bots play for nobody no longer, until somebody comes back, also after a restart', async () => {
  const { storage } = await flakyStorage();
  const metrics = createMetrics();
  const resting = () => /^altiplano_tables_resting (?<count>\d+)$/m.exec(metrics.text())?.groups?.['count'];
  const first = await startNode(storage, metrics);
  const { table, looking } = await beginGame(first, 'bots');
  await looking.hearsMore();
  await looking.leave();
  await untilNothingIsDue(storage);
  const again = await lookOn(first, table);
  await again.hearsMore();
  await again.leave();
  await untilNothingIsDue(storage);
  const number = await storage.tables.newest(table);
  expect(resting()).toBe('1');
  await first.stop();
  expect(resting()).toBe('0');
  const second = await startNode(storage);
  // Whoever only asks about it wakes nobody.
  expect((await second.info(table, ann))?.status).toBe('running');
  expect(await storage.leases.due('two', FAR, FAR, 9)).toEqual([]);
  expect(await storage.tables.newest(table)).toBe(number);
  await (await lookOn(second, table)).hearsMore();
});

function isByBot(entry: Entry): boolean {
  return entry.kind === 'played' && entry.by === 'bot';
}

test("where somebody's turn comes, bots go on though nobody watches", async () => {
  const { storage } = await flakyStorage();
  const host = await startNode(storage);
  const { table } = await beginGame(host, 'ann and a bot', false);
  let played: Entry | undefined;
  while (played === undefined) {
    await new Promise(setImmediate);
    played = (await storage.tables.entries(table)).find(isByBot);
  }
  expect(played).toMatchObject({ seat: 1 });
});

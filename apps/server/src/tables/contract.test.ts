import { type GameAtSharedHost, sharedHostContract } from '@altiplano/host/testing';
import { shippedPack } from '@altiplano/pack';
import { type BotLevel, DEFAULT_SETTINGS, type FromServer, type TableCommand } from '@altiplano/protocol';
import type { Storage } from '@altiplano/storage';
import { onTestFinished } from 'vitest';
import { createClock } from '../clock.ts';
import { createLog } from '../logs/logger.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { flakyStorage } from '../testing/flaky-storage.ts';
import { testSettings } from '../testing/started-server.ts';
import type { Watcher } from './audience/watch.ts';
import type { Answer } from './requests/answer.ts';
import { createTableHost } from './table-host.ts';

const ann = { id: 'ann', name: 'Ann' };

function troubleIn(answer: Answer) {
  return 'refused' in answer ? answer.refused : null;
}

/** A node on this store that believes there are others, and hears nothing of them. */
async function startNode(storage: Storage, node: string) {
  const host = await createTableHost({
    settings: testSettings({ DATABASE_URL: 'postgres://nobody@localhost/shared' }),
    storage: { ...storage, news: { publish: () => {}, subscribe: () => () => {} } },
    metrics: createMetrics(),
    log: createLog('silent'),
    node,
    ...createClock(),
  });
  onTestFinished(() => host.stop());
  const heard: FromServer[] = [];
  const watcher: Watcher = { person: ann, isOpen: true, send: (text) => void heard.push(JSON.parse(text)) };
  let lastKey = 0;
  const orderAt =
    (table: string) =>
    async (command: TableCommand, id = `${node} ${++lastKey}`) =>
      troubleIn(await host.order(ann, { ...command, table, id }));
  const watch = (table: string) => host.watch(watcher, { type: 'watch', id: 'w', table });
  return { host, heard, orderAt, watch };
}

sharedHostContract('the server', async (level: BotLevel): Promise<GameAtSharedHost> => {
  const { storage, failNext } = await flakyStorage();
  const { host, heard, orderAt, watch } = await startNode(storage, 'one');
  const options = { ...DEFAULT_SETTINGS.options, players: 2 as const };
  const settings = { ...DEFAULT_SETTINGS, options, pace: 'instant' as const };
  const made = await host.create(ann, { settings, pack: shippedPack });
  if ('code' in made) throw new Error(made.code);
  const { table } = made;
  const order = orderAt(table);
  await order({ type: 'seatBot', seat: 1, level });
  await order({ type: 'start' });
  await watch(table);
  const seed = await storage.tables.seed(table);
  return {
    heard,
    order,
    parts: { pack: shippedPack, seed: seed ?? '' },
    async hint() {
      const answer = await host.hint(ann, { type: 'hint', id: 'h', table });
      if ('message' in answer && answer.message.type === 'hint') return answer.message;
      return troubleIn(answer) ?? { code: 'unexpected', figures: {} };
    },
    log: () => storage.tables.entries(table),
    fail: failNext,
    async other() {
      const second = await startNode(storage, 'two');
      await second.watch(table);
      return { order: second.orderAt(table), heard: second.heard };
    },
  };
});

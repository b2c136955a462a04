import { Worker } from 'node:worker_threads';
import { shippedPack } from '@altiplano/pack';
import { expect, test } from 'vitest';
import { createConnection } from '../connection/connection.ts';
import { createLocalGames } from '../local/local-games.ts';
import { openTable } from '../table/open-table.ts';
import { createPackFinder } from '../table/pack-finder.ts';
import { isTrouble, until } from '../testing/device.ts';
import { playRandomly } from '../testing/random-person.ts';
import { settingsOf } from '../testing/settings.ts';
import { createHurriedTimers } from '../testing/timers.ts';
import { type WorkerLike, workerWire } from './worker-wire.ts';

/** A thread in the clothes of a browser's worker. */
function spawn(): WorkerLike & { crash(): void } {
  const worker = new Worker(new URL('../testing/host-worker.ts', import.meta.url));
  const failures: ((event: unknown) => void)[] = [];
  return {
    postMessage: (message) => worker.postMessage(message),
    addEventListener(type, listener) {
      if (type === 'message') worker.on('message', (data: unknown) => listener({ data }));
      else if (type === 'error') failures.push(listener);
    },
    terminate: () => void worker.terminate(),
    crash: () => failures.forEach((failure) => failure({})),
  };
}

test('a game in a real worker, with bots that think in another; when it crashes another is started', async () => {
  const workers: ReturnType<typeof spawn>[] = [];
  const timers = createHurriedTimers();
  let keys = 0;
  const connection = createConnection({
    open: workerWire(() => {
      const worker = spawn();
      workers.push(worker);
      return worker;
    }),
    timers,
    random: () => 0,
    newId: () => `key ${++keys}`,
  });
  const games = createLocalGames(connection);
  const players = [{ name: 'Ana' }, { bot: 'easy' }] as const;
  const begun = await games.begin({ settings: settingsOf({ players: 2 }), players });
  if (isTrouble(begun)) throw new Error(begun.code);
  const findPack = createPackFinder([shippedPack]);
  const store = openTable({ connection, table: begun.table, findPack, now: timers.now });
  await until(store, ({ status }) => status === 'ready');
  await playRandomly(store, 'worker', ({ game }) => (game?.state.round ?? 0) > 1);
  expect(store.getSnapshot().connection.status).toBe('open');

  workers[0]?.crash();
  expect(connection.state.getSnapshot().status).toBe('offline');
  // What it kept in its memory is gone with it.
  expect(await games.list()).toEqual([]);
  expect(workers).toHaveLength(2);
  const gone = await until(store, ({ status }) => status === 'gone');
  expect(gone.trouble).toMatchObject({ code: 'noSuchTable' });
  connection.close();
});

import { sharedHostContract, type GameAtSharedHost, type Mishap } from '@altiplano/host/testing';
import { shippedPack } from '@altiplano/pack';
import type { BotLevel, TableCommand, Trouble } from '@altiplano/protocol';
import { createQuickPool } from '../testing/quick-pool.ts';
import { settingsOf } from '../testing/settings.ts';
import { createHurriedTimers } from '../testing/timers.ts';
import { createLocalHost } from './local-host.ts';
import { createMemoryStorage } from './memory-storage.ts';
import type { FromHost, LocalRequest } from './messages.ts';
import type { GameStorage } from './storage.ts';

type Asked<T> = T extends unknown ? Omit<T, 'id'> : never;

/** A tab on this storage, and whatever it says. */
function openTab(storage: GameStorage) {
  const heard: Exclude<FromHost, { readonly type: 'games' | 'record' | 'kept' | 'pack' | 'packProblems' }>[] =
    [];
  const waiting = new Map<string, (answer: FromHost) => void>();
  let lastId = 0;
  const host = createLocalHost({
    storage,
    pool: createQuickPool(),
    pack: shippedPack,
    timers: createHurriedTimers(),
    newTable: () => 'a table',
    newSeed: () => 'a seed',
    // What goes wrong is answered for by whoever asked, and looked at in the log.
    failed: () => undefined,
    post(message) {
      if ('id' in message && message.id !== undefined) waiting.get(message.id)?.(message);
      if (message.type === 'update' || message.type === 'table') heard.push(structuredClone(message));
    },
  });
  const ask = (
    request: Asked<LocalRequest> | { readonly type: 'watch' | 'hint'; readonly table: string } | object,
    id = `tab ${++lastId}`,
  ): Promise<FromHost> =>
    new Promise((resolve) => {
      waiting.set(id, resolve);
      host.receive({ ...request, id } as Parameters<typeof host.receive>[0]);
    });
  const order = async (command: TableCommand, key?: string): Promise<Trouble | null> => {
    const answer = await ask({ ...command, table: 'a table' }, key);
    return answer.type === 'refused' ? answer.trouble : null;
  };
  return { heard, ask, order };
}

function unreliable(storage: GameStorage, mishaps: Mishap[]): GameStorage {
  return {
    ...storage,
    async append(...given) {
      const mishap = mishaps.shift();
      if (mishap === 'before') throw new Error('nothing was stored');
      const outcome = await storage.append(...given);
      if (mishap === 'after') throw new Error('nobody knows');
      return outcome;
    },
  };
}

sharedHostContract('the device', async (level: BotLevel): Promise<GameAtSharedHost> => {
  const mishaps: Mishap[] = [];
  const reliable = createMemoryStorage();
  const storage = unreliable(reliable, mishaps);
  const { heard, ask, order } = openTab(storage);
  const setup = { settings: settingsOf({ players: 2 }), players: [{ name: 'Ann' }, { bot: level }] };
  await ask({ type: 'begin', setup });
  await ask({ type: 'watch', table: 'a table' });
  return {
    heard,
    order,
    parts: { pack: shippedPack, seed: 'a seed' },
    async hint() {
      const answer = await ask({ type: 'hint', table: 'a table' });
      if (answer.type === 'hint') return answer;
      return answer.type === 'refused' ? answer.trouble : { code: 'unexpected', figures: {} };
    },
    log: async () => (await reliable.load('a table'))?.entries ?? [],
    fail: (how) => void mishaps.push(how),
    async other() {
      const tab = openTab(storage);
      await tab.ask({ type: 'watch', table: 'a table' });
      return tab;
    },
  };
});

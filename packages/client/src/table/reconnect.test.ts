import { createDice } from '@altiplano/bots';
import { steadyPack } from '@altiplano/pack/testing';
import { verifyRecord } from '@altiplano/protocol';
import { expect, test } from 'vitest';
import { createConnection } from '../connection/connection.ts';
import { createLocalGames } from '../local/local-games.ts';
import { createLocalHost } from '../local/local-host.ts';
import { createMemoryStorage } from '../local/memory-storage.ts';
import type { FromHost, ToHost } from '../local/messages.ts';
import { isTrouble, settle } from '../testing/device.ts';
import { createQuickPool } from '../testing/quick-pool.ts';
import { playRandomly } from '../testing/random-person.ts';
import { settingsOf } from '../testing/settings.ts';
import { createHurriedTimers } from '../testing/timers.ts';
import { socketWire } from '../wire/socket-wire.ts';
import { openTable } from './open-table.ts';
import { createPackFinder } from './pack-finder.ts';

/** A server that is struck by lightning now and then, with or without having done what it was asked for. */
function unreliableNet(every: number) {
  const storage = createMemoryStorage();
  const timers = createHurriedTimers();
  const dice = createDice('lightning');
  const net = { strikes: 0, isCalm: false, faults: [] as unknown[] };
  let tables = 0;
  const isStruck = (): boolean => !net.isCalm && dice.below(every) === 0;
  function connect() {
    let isOpen = true;
    const listeners: { type: string; listener: (event: unknown) => void }[] = [];
    const tell = (type: string, event: unknown): void => {
      for (const one of listeners) if (one.type === type) one.listener(event);
    };
    const strike = (): void => {
      if (!isOpen) return;
      isOpen = false;
      net.strikes++;
      setImmediate(() => tell('close', { code: 1006 }));
    };
    const post = (message: FromHost): void => {
      const data = JSON.stringify(message);
      setImmediate(() => {
        if (!isOpen) return;
        if (isStruck()) return strike();
        tell('message', { data });
      });
    };
    const host = createLocalHost({
      storage,
      pool: createQuickPool(),
      pack: steadyPack,
      timers,
      newTable: () => `table ${++tables}`,
      newSeed: () => `seed ${tables}`,
      post,
      failed: (error) => net.faults.push(error),
    });
    return {
      send(text: string) {
        if (!isOpen) return;
        const message = JSON.parse(text) as ToHost;
        if (isStruck()) {
          if (dice.below(2) === 0) host.receive(message);
          return strike();
        }
        host.receive(message);
      },
      close() {
        isOpen = false;
      },
      addEventListener: (type: string, listener: (event: unknown) => void) =>
        void listeners.push({ type, listener }),
    };
  }
  let keys = 0;
  const connection = createConnection({
    open: socketWire(connect),
    timers,
    random: () => 0.5,
    newId: () => `key ${++keys}`,
  });
  return { net, storage, timers, connection };
}

test('a whole game over a connection that is lost again and again: every move is played once', async () => {
  const { net, storage, timers, connection } = unreliableNet(25);
  net.isCalm = true;
  const games = createLocalGames(connection);
  const settings = settingsOf({ players: 3, missions: true });
  const players = [{ name: 'Ana' }, { bot: 'random' }, { bot: 'random' }] as const;
  const begun = await games.begin({ settings, players });
  if (isTrouble(begun)) throw new Error(begun.code);
  net.isCalm = false;
  const { table } = begun;
  const findPack = createPackFinder([steadyPack]);
  const store = openTable({ connection, table, findPack, now: timers.now });
  const { done, last } = await playRandomly(store, 'lightning');
  net.isCalm = true;
  expect(net.strikes).toBeGreaterThan(10);
  expect(net.faults).toEqual([]);
  expect(last.info?.status).toBe('finished');
  await settle();
  const kept = await storage.load(table);
  const played = kept?.entries.filter((entry) => entry.kind === 'played' && entry.by === 'person') ?? [];
  expect(played).toHaveLength(done);
  const record = await games.record(table);
  if (isTrouble(record)) throw new Error(record.code);
  expect(verifyRecord(record, steadyPack).every(({ outcome }) => outcome === 'ok')).toBe(true);
  expect(store.getSnapshot()).toMatchObject({ onTheirWay: 0, waits: false });
}, 120_000);

import { createDice } from '@altiplano/bots';
import { steadyPack } from '@altiplano/pack/testing';
import { createConnection } from '../connection/connection.ts';
import { createLocalHost } from '../local/local-host.ts';
import { createMemoryStorage } from '../local/memory-storage.ts';
import type { FromHost, ToHost } from '../local/messages.ts';
import { socketWire } from '../wire/socket-wire.ts';
import { createQuickPool } from './quick-pool.ts';
import { createHurriedTimers } from './timers.ts';

/** A server that is struck by lightning now and then, with or without having done what it was asked for. */
export function unreliableNet(every: number) {
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

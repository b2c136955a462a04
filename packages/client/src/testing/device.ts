import { steadyPack } from '@altiplano/pack/testing';
import type { Pack } from '@altiplano/pack';
import type { Trouble } from '@altiplano/protocol';
import { type Connection, createConnection } from '../connection/connection.ts';
import type { Timers } from '../connection/timers.ts';
import { createLocalGames, type LocalGames } from '../local/local-games.ts';
import { createLocalHost } from '../local/local-host.ts';
import { createMemoryStorage } from '../local/memory-storage.ts';
import type { FromHost, LocalPlayer, LocalSetup, ToHost } from '../local/messages.ts';
import type { GameStorage } from '../local/storage.ts';
import { openTable } from '../table/open-table.ts';
import { createPackFinder } from '../table/pack-finder.ts';
import type { TableSnapshot, TableStore } from '../table/table-store.ts';
import type { OpenWire } from '../wire/wire.ts';
import { createQuickPool } from './quick-pool.ts';
import { createHurriedTimers } from './timers.ts';
import { settingsOf } from './settings.ts';
import type { Options } from '@altiplano/rules';

/** A browser with its games, without a browser: the host runs here, and what passes is copied as workers do. */
export interface Device {
  readonly storage: GameStorage;
  readonly connection: Connection;
  readonly games: LocalGames;
  /** All that came from the host. */
  readonly heard: FromHost[];
  /** All that went wrong inside. */
  readonly faults: unknown[];
  open(table: string): TableStore;
}

export interface DeviceParts {
  readonly storage?: GameStorage;
  readonly timers?: Timers;
  readonly pack?: Pack;
  /** Between devices that share a storage, as the tabs of a browser do. */
  readonly channel?: EventTarget;
  /** Changes what passes; undefined lets it vanish. */
  readonly up?: (message: ToHost, reply: (message: FromHost) => void) => ToHost | undefined;
}

let devices = 0;

export function createDevice(parts: DeviceParts = {}): Device {
  const {
    storage = createMemoryStorage(),
    timers = createHurriedTimers(),
    pack = steadyPack,
    up,
    channel,
  } = parts;
  const id = `tab ${++devices}`;
  const heard: FromHost[] = [];
  const faults: unknown[] = [];
  let lastId = 0;
  let seeds = 0;
  const open: OpenWire = (listeners) => {
    let isClosed = false;
    const hear = (message: FromHost): void => {
      const copy = structuredClone(message);
      setImmediate(() => {
        if (isClosed) return;
        heard.push(copy);
        listeners.heard(copy);
      });
    };
    const host = createLocalHost({
      storage,
      pool: createQuickPool(),
      pack,
      timers,
      newTable: () => `table-${++lastId}-${heard.length}`,
      newSeed: () => `seed ${++seeds}`,
      post: hear,
      failed: (error) => faults.push(error),
      publish: (name) =>
        setImmediate(() =>
          channel?.dispatchEvent(new MessageEvent('changed', { data: name, lastEventId: id })),
        ),
    });
    channel?.addEventListener('changed', (event) => {
      const { data, lastEventId } = event as MessageEvent<string>;
      if (!isClosed && lastEventId !== id) host.refresh(data);
    });
    return {
      send(message) {
        const passed = up === undefined ? message : up(message, hear);
        if (passed !== undefined) host.receive(structuredClone(passed));
      },
      close() {
        isClosed = true;
      },
    };
  };
  const connection = createConnection({
    open,
    timers,
    random: () => 0.5,
    newId: () => `${id} key ${++lastId}`,
  });
  const games = createLocalGames(connection);
  return {
    storage,
    connection,
    games,
    heard,
    faults,
    open: (table) =>
      openTable({ connection, table, findPack: createPackFinder([pack], games.pack), now: timers.now }),
  };
}

/** A game on a device; `players` in words: a bot's level, or a person's name. */
export async function begin(
  device: Device,
  players: readonly string[],
  options: Partial<Options> = {},
  more: Partial<LocalSetup> = {},
): Promise<string> {
  const levels = ['random', 'easy', 'medium', 'hard', 'master'] as const;
  const setup: LocalSetup = {
    settings: settingsOf({ players: players.length, ...options }),
    players: players.map((word): LocalPlayer => {
      const level = levels.find((known) => known === word);
      return level === undefined ? { name: word } : { bot: level };
    }),
    ...more,
  };
  const begun = await device.games.begin(setup);
  if (isTrouble(begun)) throw new Error(JSON.stringify(begun));
  return begun.table;
}

export function isTrouble(value: object): value is Trouble {
  return 'code' in value;
}

/** Waits until what a table shows fits. */
export function until(store: TableStore, fits: (snapshot: TableSnapshot) => boolean): Promise<TableSnapshot> {
  return new Promise((resolve) => {
    const look = (): void => {
      const snapshot = store.getSnapshot();
      if (!fits(snapshot)) return;
      stop();
      resolve(snapshot);
    };
    const stop = store.subscribe(look);
    look();
  });
}

/** Waits until everything that was begun has had its turn. */
export async function settle(turns = 30): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
}

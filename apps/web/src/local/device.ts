import {
  type Connection,
  createConnection,
  createLocalGames,
  createPackFinder,
  type LocalGames,
  openTable,
  type TableStore,
  workerWire,
} from '@altiplano/client';
import { shippedPack } from '@altiplano/pack';
import { newKey, timers } from '../app/platform.ts';

/** The games on this device, run by a worker. */
export interface Device {
  readonly connection: Connection;
  readonly games: LocalGames;
  open(game: string): TableStore;
}

let started: Device | null = null;

/** The device; its worker starts when it is first asked for. */
export function device(): Device {
  started ??= start();
  return started;
}

function start(): Device {
  const connection = createConnection({
    open: workerWire(() => new Worker(new URL('./host-worker.ts', import.meta.url), { type: 'module' })),
    timers,
    random: Math.random,
    newId: newKey,
  });
  const games = createLocalGames(connection);
  const findPack = createPackFinder([shippedPack], games.pack);
  return {
    connection,
    games,
    open: (game) => openTable({ connection, table: game, findPack, now: timers.now }),
  };
}

import {
  type Audience,
  change,
  type Changing,
  continuing,
  createShelf,
  isCurrent,
  type Log,
  type Shelf,
  type Store,
} from '@altiplano/host';
import { type Entry, type Trouble, trouble } from '@altiplano/protocol';
import { awaitedBots, createSight, type Decision, snapshotOf, type Table } from '@altiplano/table';
import type { FromHost } from './messages.ts';
import type { Packs } from './packs.ts';
import { createRoom, newsFor, readKept, type Room } from './room.ts';
import type { GameStorage } from './storage.ts';
import { storedGame } from './stored-game.ts';

export interface RoomsParts {
  readonly storage: GameStorage;
  readonly packs: Packs;
  readonly log: Log;
  now(): number;
  post(message: FromHost): void;
  /** Lets bots look at a game that was opened or has changed by these entries. */
  attend(room: Room, entries?: readonly Entry[]): void;
  /** Whether a bot thinks about a game. */
  isBusyAt(id: string): boolean;
  /** A game leaves memory. */
  leave(id: string): void;
  /** Tells other tabs that a game has newer entries. */
  publish(table: string): void;
}

/** The games in memory. */
export interface Rooms extends Pick<Shelf<Room, Trouble>, 'use' | 'find' | 'drop'> {
  /** Decides, keeps what was decided, then tells of it. Runs in the game's queue. */
  change(room: Room, decide: (table: Table) => Decision): Promise<Decision>;
  /** Takes in what other tabs have done. Runs in the game's queue. */
  refresh(room: Room): Promise<void>;
  /** The whole log of a game. */
  entries(room: Room): Promise<readonly Entry[]>;
}

/** Games in memory that nobody looks at. */
const MOST_ROOMS = 4;

/** Moves of bots between two snapshots. */
const MOST_WITHOUT_SNAPSHOT = 20;

/** A snapshot is large; what a bot does can be spared one while another bot has to move: it can be done again. */
function needsSnapshot({ table, snapshotAt }: Room, entries: readonly Entry[]): boolean {
  const isOfBots = entries.every((entry) => entry.kind === 'played' && entry.by === 'bot');
  if (!isOfBots || awaitedBots(table).length === 0) return true;
  return table.number - snapshotAt >= MOST_WITHOUT_SNAPSHOT;
}

function createStore(storage: GameStorage, packs: Packs): Store<Room> {
  return {
    // Another tab may have the same game open.
    isShared: true,
    async load(id, upTo) {
      const kept = await storage.load(id);
      return kept === null ? trouble('noSuchTable') : readKept(kept, packs, upTo);
    },
    async entries(id, from) {
      const kept = await storage.load(id);
      return kept?.entries.filter(({ number }) => number >= from) ?? [];
    },
    async append(room, after, entries) {
      const { table } = room;
      const snapshot = needsSnapshot(room, entries) ? snapshotOf(table) : undefined;
      const outcome = await storage.append(storedGame(room.id, table), after, entries, snapshot);
      if (outcome === 'done' && snapshot !== undefined) room.snapshotAt = table.number;
      return outcome;
    },
  };
}

export function createRooms(parts: RoomsParts): Rooms {
  const { storage, packs, log, now, post, attend } = parts;
  const store = createStore(storage, packs);
  const audience: Audience<Room> = {
    prepare(room) {
      const news = newsFor(room);
      return news === null ? [] : [() => post(news)];
    },
    readAgain(room) {
      if (room.sight !== null) room.sight = createSight(room.table, room.as);
    },
    changed: attend,
  };
  const changing: Changing<Room> = { store, audience, log };

  async function load(id: string): Promise<Room | Trouble> {
    const kept = await storage.load(id);
    if (kept === null) return trouble('noSuchTable');
    const loaded = await readKept(kept, packs);
    if ('code' in loaded) return loaded;
    // What other rules have appended after their last snapshot goes, so that the log goes on where memory does.
    if (loaded.table.number < kept.entries.length) await storage.cut(id, loaded.table.number);
    return createRoom(id, loaded);
  }

  async function changeRoom(room: Room, decide: (table: Table) => Decision): Promise<Decision> {
    const decision = await change(room, decide, changing);
    if ('entries' in decision && decision.entries.length > 0) parts.publish(room.id);
    return decision;
  }

  const shelf = createShelf<Room, Trouble>({
    load,
    async opened(room) {
      await changeRoom(room, continuing(now()));
    },
    isNeeded: ({ id, sight }) => sight !== null || parts.isBusyAt(id),
    async leaving({ id }) {
      if (shelf.find(id) === undefined) parts.leave(id);
    },
    most: MOST_ROOMS,
  });

  return {
    use: shelf.use,
    find: shelf.find,
    drop: shelf.drop,
    change: changeRoom,
    async refresh(room) {
      await isCurrent(room, changing);
    },
    entries: ({ id }) => store.entries(id, 1),
  };
}

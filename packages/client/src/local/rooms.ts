import { type Entry, type Trouble, trouble } from '@altiplano/protocol';
import { awaitedBots, type Decision, snapshotOf, type Table } from '@altiplano/table';
import type { FromHost } from './messages.ts';
import type { Packs } from './packs.ts';
import { continuing, fold, lookAt, openRoom, type Room } from './room.ts';
import type { GameStorage } from './storage.ts';
import { storedGame } from './stored-game.ts';

export interface RoomsParts {
  readonly storage: GameStorage;
  readonly packs: Packs;
  now(): number;
  post(message: FromHost): void;
  /** A game has been opened, looked at or changed. */
  changed(room: Room): void;
  /** Tells other tabs that a game has newer entries. */
  publish(table: string): void;
}

/** The games in memory. */
export interface Rooms {
  /** Runs a job in a game's queue, having opened it if need be. */
  use<T>(id: string, job: (room: Room) => T | Promise<T>): Promise<T | Trouble>;
  find(id: string): Room | undefined;
  /** Decides, keeps what was decided, then tells of it. Runs in the game's queue. */
  change(room: Room, decide: (table: Table) => Decision): Promise<Decision>;
  /** Lets a game go, in its turn. */
  close(id: string): Promise<void>;
  /** Another tab has changed it. */
  refresh(id: string): Promise<void>;
}

/** As often another tab may be faster before it looks like a fault. */
const MOST_TRIES = 5;

/** Moves of bots between two snapshots. */
const MOST_WITHOUT_SNAPSHOT = 20;

/** A snapshot is large; what a bot does can be spared one while another bot has to move: it can be done again. */
function needsSnapshot({ table, snapshotAt }: Room, entries: readonly Entry[]): boolean {
  const isOfBots = entries.every((entry) => entry.kind === 'played' && entry.by === 'bot');
  if (!isOfBots || awaitedBots(table).length === 0) return true;
  return table.number - snapshotAt >= MOST_WITHOUT_SNAPSHOT;
}

export function createRooms(parts: RoomsParts): Rooms {
  const { storage, packs, now, post } = parts;
  const rooms = new Map<string, Promise<Room | Trouble>>();
  const opened = new Map<string, Room>();

  async function load(id: string): Promise<Room | Trouble> {
    const kept = await storage.load(id);
    if (kept === null) return trouble('noSuchTable');
    const room = await openRoom(id, kept, packs);
    if (!('code' in room) && room.entries.length < kept.entries.length) {
      await storage.cut(id, room.entries.length);
    }
    return room;
  }

  async function open(id: string): Promise<Room | Trouble> {
    const room = await load(id);
    if ('code' in room) {
      rooms.delete(id);
      return room;
    }
    opened.set(id, room);
    await room.queue.run(() => change(room, continuing(now())));
    return room;
  }

  function roomOf(id: string): Promise<Room | Trouble> {
    const known = rooms.get(id) ?? open(id);
    rooms.set(id, known);
    known.catch(() => rooms.delete(id));
    return known;
  }

  /** Memory is what is kept, nothing else; whoever looks is shown all of it. */
  async function reload(room: Room): Promise<void> {
    const fresh = await load(room.id);
    if ('code' in fresh) throw new Error(`the game ${room.id} is gone: ${fresh.code}`);
    room.table = fresh.table;
    room.snapshotAt = fresh.snapshotAt;
    room.entries.splice(0, Infinity, ...fresh.entries);
    if (room.sight !== null) post(lookAt(room));
    parts.changed(room);
  }

  async function keep(room: Room, after: number, from: number): Promise<'done' | 'taken'> {
    const entries = room.entries.slice(from);
    const { table } = room;
    const snapshot = needsSnapshot(room, entries) ? snapshotOf(table) : undefined;
    const outcome = await storage.append(storedGame(room.id, table), after, entries, snapshot);
    if (outcome === 'done' && snapshot !== undefined) room.snapshotAt = table.number;
    return outcome;
  }

  async function change(room: Room, decide: (table: Table) => Decision): Promise<Decision> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const decision = decide(room.table);
      if ('refused' in decision || decision.entries.length === 0) return decision;
      const after = room.table.number;
      const from = room.entries.length;
      const told = fold(room, decision.entries);
      // Nobody is told of what might be lost.
      const outcome = await keep(room, after, from).catch(async (error: unknown) => {
        await reload(room);
        throw error;
      });
      if (outcome === 'done') {
        for (const message of told) post(message);
        parts.publish(room.id);
        parts.changed(room);
        return decision;
      }
      await reload(room);
    }
    throw new Error(`the game ${room.id} could not be changed`);
  }

  return {
    async use(id, job) {
      const room = await roomOf(id);
      return 'code' in room ? room : room.queue.run(() => job(room));
    },
    find: (id) => opened.get(id),
    change,
    async close(id) {
      const room = opened.get(id);
      rooms.delete(id);
      opened.delete(id);
      await room?.queue.run(() => {
        room.sight = null;
        parts.changed(room);
      });
    },
    async refresh(id) {
      const room = opened.get(id);
      await room?.queue.run(() => reload(room));
    },
  };
}

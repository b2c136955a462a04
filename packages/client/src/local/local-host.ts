import type { Pool } from '@altiplano/bots';
import {
  createAgenda,
  createDriver,
  createPoolThinking,
  type Driver,
  type Lease,
  type Log,
} from '@altiplano/host';
import type { Pack } from '@altiplano/pack';
import { PROTOCOL_VERSION, RULES_VERSION, trouble } from '@altiplano/protocol';
import type { Timers } from '../connection/timers.ts';
import { createGameRequests } from './game-requests.ts';
import type { FromHost, ToHost } from './messages.ts';
import { createPacks } from './packs.ts';
import { replied, type Reply } from './reply.ts';
import type { Room } from './room.ts';
import { createRooms } from './rooms.ts';
import type { GameStorage } from './storage.ts';
import { createTableRequests, hint } from './table-requests.ts';
import { layoutHash } from '@altiplano/rules/engine';

export interface LocalHostParts {
  readonly storage: GameStorage;
  /** Where bots think, so that this side always answers at once. */
  readonly pool: Pool;
  /** The pack that games are played with unless another is named. */
  readonly pack: Pack;
  readonly timers: Timers;
  /** A key for a game that nobody has used. */
  newTable(): string;
  /** A secret that nobody can guess. */
  newSeed(): string;
  post(message: FromHost): void;
  /** Our fault: to be reported. */
  failed(error: unknown): void;
  /** In milliseconds: no bot thinks longer about one decision. */
  readonly mostThinking?: number;
  /** Tells other tabs that a game has changed. */
  publish?(table: string): void;
}

/** Runs games on this device and speaks the protocol of the server. */
export interface LocalHost {
  receive(message: ToHost): void;
  /** Another tab has changed a game. */
  refresh(table: string): void;
}

const MOST_THINKING = 10_000;
/** Nobody else drives the games of this tab. */
const ALL_OURS: Lease = { holds: () => true, ask: async () => true };
const NOBODY = { id: 'local', name: '-' };

/** Milliseconds that only go on: when the clock is set back, nobody's pause becomes longer. */
function steady(now: () => number): () => number {
  let offset = 0;
  let last = now();
  return () => {
    const read = now();
    offset = Math.max(offset, last - read);
    last = read + offset;
    return last;
  };
}

/** The host of local games; says welcome at once. */
export function createLocalHost(parts: LocalHostParts): LocalHost {
  const { storage, pool, timers, post, failed } = parts;
  const now = (): number => timers.now();
  const packs = createPacks(parts.pack, storage);
  const log: Log = { warn: () => undefined, error: ({ err }) => failed(err) };
  const attend: Driver<Room>['attend'] = (room, entries) => driver.attend(room, entries);
  const rooms = createRooms({
    storage,
    packs,
    log,
    now,
    post,
    attend,
    isBusyAt: (id) => driver.isBusyAt(id),
    leave: (id) => driver.leave(id),
    publish: (table) => parts.publish?.(table),
  });
  const clock = { now, ticks: steady(now), after: timers.after };
  const driver = createDriver<Room>({
    thinking: createPoolThinking({ pool, mostThinking: parts.mostThinking ?? MOST_THINKING, failed }),
    lease: ALL_OURS,
    agenda: createAgenda(clock),
    log,
    timers: clock,
    rests: ({ sight }) => sight === null,
    use: rooms.use,
    change: rooms.change,
  });
  const changed = (room: Room): void => driver.attend(room);
  const atTable = createTableRequests({ rooms, pool, now, post, changed });
  const games = createGameRequests({ ...parts, rooms, packs, now });

  const at = (table: string, job: (room: Room) => Reply | Promise<Reply>): Promise<Reply> =>
    rooms.use(table, job).then(replied);

  async function answer(request: ToHost): Promise<Reply> {
    switch (request.type) {
      case 'ping':
        return { type: 'ok' };
      case 'watch':
        return at(request.table, atTable.watch);
      case 'unwatch':
        // Behind a request to watch that still has to read the game; one that is gone nobody watches.
        await rooms.use(request.table, atTable.unwatch);
        return { type: 'ok' };
      case 'look':
        return at(request.table, (room) => atTable.look(room, request));
      case 'story':
        return at(request.table, (room) => atTable.story(room, request));
      case 'past':
        return at(request.table, (room) => atTable.past(room, request));
      case 'replay':
        return at(request.table, (room) => atTable.replay(room, request));
      case 'hint':
        return hint(rooms, pool, request.table);
      case 'games':
        return games.games();
      case 'begin':
        return games.begin(request.setup);
      case 'remove':
        return games.remove(request.table);
      case 'record':
        return at(request.table, games.record);
      case 'kept':
        return games.kept(request.table);
      case 'import':
        return games.import(request.record);
      case 'rematch':
        return at(request.table, (room) => games.rematch(room, request.id));
      case 'pack':
        return games.pack(request.hash);
      case 'addPack':
        return games.addPack(request.pack);
      case 'chat':
        return { type: 'refused', trouble: trouble('unknownMessage', { found: request.type }, 'type') };
      default: {
        const { id, table, ...command } = request;
        return at(table, (room) => atTable.order(room, command, id));
      }
    }
  }

  post({
    type: 'welcome',
    protocol: PROTOCOL_VERSION,
    rules: RULES_VERSION,
    layout: layoutHash(),
    you: NOBODY,
  });
  return {
    receive(request) {
      answer(request)
        .catch((error: unknown): Reply => {
          failed(error);
          return { type: 'refused', trouble: trouble('internal') };
        })
        .then((reply) => post({ ...reply, id: request.id } as FromHost))
        .catch(failed);
    },
    refresh(table) {
      if (rooms.find(table) !== undefined) rooms.use(table, rooms.refresh).catch(failed);
    },
  };
}

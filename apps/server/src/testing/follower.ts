import { shippedPack } from '@altiplano/pack';
import type { ClockInfo, FromServer, FromServerOf, OwnInfo, TableInfo } from '@altiplano/protocol';
import {
  awaitedSeats,
  copyState,
  createGame,
  createMoveBuffer,
  type Game,
  type GameEvent,
  isOver,
  isRejection,
  legalMoves,
  type ReadableMove,
  type State,
  type Viewer,
  writeMove,
} from '@altiplano/rules/engine';
import { applyPatch } from '@altiplano/table';
import type { SocketClient } from './socket-client.ts';

/** A table as a client knows it that goes by what it is told, and looks out for anything that does not fit. */
export interface Follower {
  readonly table: string;
  readonly client: SocketClient;
  number(): number;
  you(): Viewer;
  info(): TableInfo;
  clock(): ClockInfo | null;
  own(): OwnInfo | null;
  /** What the state was made of so far, as numbers. */
  state(): State | null;
  events(): readonly GameEvent[];
  /** The legal moves of the own seat, if the game waits for it. */
  moves(): ReadableMove[];
  isOver(): boolean;
  /** Resolves after the next message about the table, or at once if this is so already. */
  until(is: () => boolean): Promise<void>;
}

const buffer = createMoveBuffer();

function gameFor({ settings }: TableInfo): Game {
  const game = createGame({ components: shippedPack, options: settings.options, seed: 'a client' });
  if (isRejection(game)) throw new Error(game.rejected);
  return game;
}

/** Follows a table over a connection, from what another follower had if one is given. */
export async function follow(client: SocketClient, table: string, before?: Follower): Promise<Follower> {
  let whole: FromServerOf<'table'> | null = null;
  let number = before?.number() ?? -1;
  let state: State | null = structuredClone(before?.state() ?? null);
  let info = before?.info();
  let clock = before?.clock() ?? null;
  let own = before?.own() ?? null;
  let you = before?.you();
  let game: Game | null = null;
  const events: GameEvent[] = [...(before?.events() ?? [])];

  function take(update: FromServerOf<'update'>): void {
    if (update.number !== number + 1) throw new Error(`update ${update.number} after ${number}`);
    number = update.number;
    info = update.info ?? info;
    clock = update.clock ?? clock;
    own = update.own ?? own;
    events.push(...update.events);
    if (update.state !== undefined) state = structuredClone(update.state);
    if (update.patch !== undefined && state !== null) applyPatch(state, update.patch);
  }

  function hear(message: FromServer): void {
    if (!('table' in message) || message.table !== table) return;
    if (message.type === 'update') take(message);
    if (message.type !== 'table') return;
    whole = message;
    ({ number, you, info, clock, own } = message);
    state = structuredClone(message.state ?? null);
    game = null;
  }

  function current(): Game | null {
    if (state === null || info === undefined) return null;
    game ??= gameFor(info);
    copyState(game.state, state);
    return game;
  }

  client.onMessage(hear);
  const have = before === undefined ? {} : { have: before.number() };
  await client.must({ type: 'watch', table, ...have });
  if (whole === null && before === undefined) throw new Error('nothing came');

  return {
    table,
    client,
    number: () => number,
    you: () => you as Viewer,
    info: () => info as TableInfo,
    clock: () => clock,
    own: () => own,
    state: () => state,
    events: () => events,
    moves() {
      const found = current();
      if (found === null || you === 'spectator' || you === undefined || isOver(found)) return [];
      if (info?.status !== 'running' || !awaitedSeats(found).includes(you)) return [];
      return [...buffer.subarray(0, legalMoves(found, you, buffer))].map((move) => writeMove(found, move));
    },
    isOver: () => info?.status === 'finished' || info?.status === 'abandoned',
    async until(is) {
      while (!is()) await client.next((message) => 'table' in message && message.table === table);
    },
  };
}

import type { FromServer } from '@altiplano/protocol';
import {
  createMoveBuffer,
  legalMoves,
  MOVE,
  kindOf,
  type ReadableMove,
  writeMove,
} from '@altiplano/rules/engine';
import { type Client, connect } from '../live/client.ts';
import { createDice, type Dice } from '../live/dice.ts';
import type { GameKind } from '../live/games.ts';
import { awaitedIn, createMemory, gameOf, hasEnded, type Memory, remember } from '../live/memory.ts';
import { gather, type Party, startGame } from '../live/party.ts';

const SEATS = 4;

/** Tables of four people, with every module in turn. */
const KINDS: readonly GameKind['options'][] = [
  { planning: 'simultaneous' },
  { planning: 'simultaneous', missions: true },
  { planning: 'simultaneous', traveler: 'full' },
  { traveler: 'eventsOnly', drawing: 'upTo' },
  { planning: 'simultaneous', traveler: 'full', short: true, missions: true },
];

/** Told of what happens at a table. */
export interface TableListener {
  /** An answer to a move. */
  answered(table: LiveTable, wasGranted: boolean): void;
  /** An update that somebody else than the mover got of a move. */
  othersHeard(table: LiveTable): void;
  received(bytes: number, isUpdate: boolean): void;
}

interface InFlight {
  readonly id: string;
  readonly seat: number;
  /** When it was to be sent. */
  readonly meant: number;
}

/** A table with its four connections. */
export interface LiveTable {
  readonly inFlight: InFlight | null;
  /** Sends a move of somebody whom the game waits for; false if nobody is known to be. */
  move(meant: number): boolean;
  hasEnded(): boolean;
  /** Whether another game is being set up. */
  readonly isBeginning: boolean;
  /** Begins another game with the same people; asked again meanwhile, it is the same game. */
  beginAnew(): Promise<void>;
  /** Cuts the connections once nothing that was asked over them waits for an answer. */
  hangUp(): Promise<void>;
}

const buffer = createMoveBuffer();

function chooseMove(memory: Memory, dice: Dice): ReadableMove | null {
  const game = gameOf(memory);
  if (game === null || memory.you === 'spectator') return null;
  const count = legalMoves(game, memory.you, buffer);
  if (count === 0) return null;
  // What was placed stays: a plan comes to its end.
  let at = dice(count);
  for (let tries = 0; tries < count && kindOf(buffer[at] as number) === MOVE.unplace; tries++) {
    at = (at + 1) % count;
  }
  return writeMove(game, buffer[at] as number);
}

let lastId = 0;

/** People come, open a table and begin to play. */
export async function openLiveTable(
  address: string,
  index: number,
  listener: TableListener,
): Promise<LiveTable> {
  const options = KINDS[index % KINDS.length] as GameKind['options'];
  const kind: GameKind = { name: 'load', people: SEATS, bots: [], options };
  const party: Party = await gather(address, kind, `L${index}`);
  const dice = createDice(index + 1);
  let inFlight: InFlight | null = null;
  let memories: Memory[] = [];
  let beginning: Promise<void> | null = null;
  const clients: Client[] = [];

  function heard(seat: number, message: FromServer, bytes: number): void {
    const isUpdate = message.type === 'update';
    listener.received(bytes, isUpdate);
    const memory = memories[seat];
    if (memory !== undefined && 'table' in message && message.table === memory.table)
      remember(memory, message);
    if (inFlight === null) return;
    if (isUpdate && message.deed.kind === 'played' && message.deed.seat === inFlight.seat) {
      if (seat !== inFlight.seat) listener.othersHeard(table);
      return;
    }
    if (!('id' in message) || message.id !== inFlight.id) return;
    listener.answered(table, message.type === 'ok');
    inFlight = null;
  }

  async function begin(): Promise<void> {
    const id = await startGame(address, party, clients, {});
    memories = clients.map(() => createMemory(id));
    await Promise.all(clients.map((client) => client.must({ type: 'watch', table: id })));
  }

  async function changeGames(): Promise<void> {
    const old = memories[0]?.table ?? '';
    await Promise.all(clients.map((client) => client.must({ type: 'unwatch', table: old })));
    await begin();
  }

  const table: LiveTable = {
    get inFlight() {
      return inFlight;
    },
    move(meant) {
      const [lead] = memories;
      const awaited = lead === undefined ? [] : awaitedIn(lead);
      if (lead === undefined || awaited.length === 0) return false;
      const seat = awaited[dice(awaited.length)] as number;
      const move = chooseMove(memories[seat] as Memory, dice);
      if (move === null) return false;
      const id = `m${++lastId}`;
      inFlight = { id, seat, meant };
      (clients[seat] as Client).line.say({ type: 'play', id, table: lead.table, move });
      return true;
    },
    hasEnded: () => memories.some(hasEnded),
    get isBeginning() {
      return beginning !== null;
    },
    beginAnew() {
      beginning ??= changeGames().finally(() => {
        beginning = null;
      });
      return beginning;
    },
    async hangUp() {
      // Why it failed is told to whoever began it.
      await beginning?.catch(() => undefined);
      for (const { line } of clients) line.cut();
    },
  };

  for (const [seat, { cookie }] of party.guests.entries()) {
    clients.push(await connect(address, cookie, (message, bytes) => heard(seat, message, bytes)));
  }
  await begin();
  return table;
}

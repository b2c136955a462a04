import type { FromServer } from '@altiplano/protocol';
import { type Client, connect } from './client.ts';
import { type Dice, pick } from './dice.ts';
import { createMemory, hasEnded, type Memory, movesOf, remember } from './memory.ts';
import type { Party } from './party.ts';
import type { Guest } from './people.ts';

/** A seat with a connection and what it knows. */
export interface PlayedSeat {
  readonly guest: Guest;
  readonly client: Client;
  readonly memory: Memory;
}

/** A game with all its people connected. */
export interface Playing {
  readonly table: string;
  readonly seats: readonly PlayedSeat[];
}

/** A command that was granted, as it was sent. */
export interface Granted {
  readonly guest: Guest;
  readonly text: string;
}

async function takeSeat(address: string, guest: Guest, table: string): Promise<PlayedSeat> {
  const memory = createMemory(table);
  const client = await connect(address, guest.cookie, (message: FromServer) => {
    if ('table' in message && message.table === table) remember(memory, message);
  });
  await client.must({ type: 'watch', table });
  return { guest, client, memory };
}

/** Everyone of a party follows the table. */
export async function sitDown(address: string, { guests }: Party, table: string): Promise<Playing> {
  const seats = await Promise.all(guests.map((guest) => takeSeat(address, guest, table)));
  return { table, seats };
}

/** One after another moves, up to so many moves or to the end; gives back what was sent. */
export async function playMoves({ table, seats }: Playing, most: number, dice: Dice): Promise<Granted[]> {
  const granted: Granted[] = [];
  while (granted.length < most) {
    // Everyone has heard of everything before the next one chooses.
    await Promise.all(seats.map(({ client }) => client.must({ type: 'ping' })));
    const able = seats.filter(({ memory }) => movesOf(memory).length > 0);
    if (able.length === 0) break;
    const { guest, client, memory } = pick(dice, able);
    const moves = movesOf(memory);
    const useful = moves.filter(({ type }) => type !== 'unplace');
    const message = {
      type: 'play' as const,
      table,
      move: pick(dice, useful.length > 0 ? useful : moves),
    };
    const id = `play ${granted.length} ${guest.id.slice(0, 6)}`;
    await client.must(message, id);
    granted.push({ guest, text: JSON.stringify({ ...message, id }) });
  }
  return granted;
}

/** Whether the game is over, as everyone knows. */
export function isFinished({ seats }: Playing): boolean {
  return seats.every(({ memory }) => hasEnded(memory));
}

/** Everyone hangs up. */
export function leave({ seats }: Playing): void {
  for (const { client } of seats) client.line.cut();
}

import type { FromServer } from '@altiplano/protocol';
import type { ReadableMove } from '@altiplano/rules';
import { expect } from 'vitest';
import { eavesdrop } from './eavesdropper.ts';
import { firstDifference } from './first-difference.ts';
import { type Follower, follow } from './follower.ts';
import { type House, type Name, SEATED, type Twins } from './twins.ts';

/** A table at one of the houses, with a device for each seat and one for a spectator. */
export interface TwinTable {
  readonly house: House;
  readonly seats: readonly Follower[];
  readonly spectator: Follower;
}

type Pair<T> = readonly [T, T];

/** Whose secrets differ between the houses. */
export const SECRETIVE = 1;

/** Does the same at both houses, one after the other. */
export async function both<T, R>([one, two]: Pair<T>, act: (at: T) => Promise<R>): Promise<Pair<R>> {
  return [await act(one), await act(two)];
}

async function join(house: House, table: string, people: number, begins: boolean): Promise<TwinTable> {
  const seats: Follower[] = [];
  for (const name of SEATED.slice(0, people)) {
    const client = await house.connect(name);
    if (begins && seats.length > 0) await client.must({ type: 'sit', table }, `sit ${name}`);
    seats.push(await follow(client, table));
  }
  const spectator = await follow(await house.connect('Sid'), table);
  const [host, ...others] = seats as [Follower, ...Follower[]];
  if (begins) {
    for (const { client } of others) await client.must({ type: 'ready', table, entropy: 'dice' }, 'ready');
    await host.client.must({ type: 'start', table }, 'start');
  }
  return { house, seats, spectator };
}

function isComplete({ type, ...more }: FromServer): boolean {
  return type === 'presence' && JSON.stringify(more).includes('"spectators":1');
}

/** Everyone has been told that everyone is there; what is compared begins here. */
async function forgetArrivals({ seats, spectator }: TwinTable): Promise<void> {
  for (const { client } of [...seats, spectator]) {
    if (!client.heard.some(isComplete)) await client.next(isComplete);
    client.texts.length = 0;
  }
}

/** All sit down at a table of both houses, with a spectator, and begin, if the game has not begun yet. */
export async function joinBoth(
  twins: Twins,
  table: string,
  people: number,
  begins = true,
): Promise<Pair<TwinTable>> {
  const tables = await both(twins.houses, (house) => join(house, table, people, begins));
  twins.wait(1000);
  await both(tables, forgetArrivals);
  return tables;
}

export interface Outsider {
  readonly name: Name;
  readonly follower: Follower;
}

/** Those who may not know: everyone but one seat. */
export function outsiders({ seats, spectator }: TwinTable): readonly Outsider[] {
  const others = seats.flatMap((follower, seat) =>
    seat === SECRETIVE ? [] : [{ name: SEATED[seat] as Name, follower }],
  );
  return [...others, { name: 'Sid', follower: spectator }];
}

/** Everything has arrived that was sent. */
export async function settle({ seats, spectator }: TwinTable): Promise<void> {
  for (const { client } of [...seats, spectator]) await client.must({ type: 'ping' }, 'ping');
}

/** Who is there is told a moment later than all else, whenever that is. */
function isPresence(text: string): boolean {
  return (JSON.parse(text) as FromServer).type === 'presence';
}

/** The ids of requests are the asker's own, and counted over both houses. */
function withoutCount(text: string): string {
  return text.replace(/"id":"id \d+"/, '"id":"id"');
}

/** All that somebody heard, in order, and apart from it who was there. */
function heardBy({ client }: Follower): { readonly all: string[]; readonly presence: string[] } {
  return {
    all: client.texts.filter((text) => !isPresence(text)).map(withoutCount),
    presence: client.texts.filter(isPresence),
  };
}

/** Byte for byte the same was heard by these at both houses. */
export function expectHeardAlike(one: readonly Outsider[], two: readonly Outsider[]): void {
  for (const [index, { name, follower }] of one.entries()) {
    const other = two[index] ?? expect.unreachable();
    const [heard, heardThere] = [heardBy(follower), heardBy(other.follower)];
    expect(firstDifference(heard.all, heardThere.all), name).toBeNull();
    expect(firstDifference(heard.presence, heardThere.presence), name).toBeNull();
  }
}

/** Whatever these could ask for now is answered alike at both houses. */
export async function expectNothingTold(
  [one, two]: Pair<House>,
  askers: readonly Outsider[],
  others: readonly Outsider[],
  number: number,
): Promise<void> {
  for (const [index, { name, follower }] of askers.entries()) {
    const other = others[index] ?? expect.unreachable();
    const heard = await eavesdrop(one, name, follower, number);
    const heardThere = await eavesdrop(two, name, other.follower, number);
    expect(firstDifference(heard, heardThere), name).toBeNull();
  }
}

let lastId = 0;

/** The same move at both tables. */
export async function playBoth(tables: Pair<TwinTable>, seat: number, move: ReadableMove): Promise<void> {
  const id = `move ${++lastId}`;
  for (const { seats } of tables) await play(seats[seat] as Follower, move, id);
}

/** A move, made and heard of by whoever makes it. */
export async function play(
  { client, table }: Follower,
  move: ReadableMove,
  id = `own ${++lastId}`,
): Promise<void> {
  await client.must({ type: 'play', table, move }, id);
}

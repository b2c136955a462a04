import type { BotLevel, TableSettingsInput } from '@altiplano/protocol';
import type { ReadableMove } from '@altiplano/rules';
import { type Follower, follow } from './follower.ts';
import { arrive, type Guest } from './people.ts';

export interface Seating {
  readonly settings?: TableSettingsInput;
  /** The names of the people, the host first. */
  readonly people: readonly string[];
  readonly bots?: readonly BotLevel[];
  /** Where each person connects to, if not all to the first. */
  readonly addresses?: readonly string[];
}

/** A game that has just begun, each person with one device. */
export interface Begun {
  readonly table: string;
  readonly guests: readonly Guest[];
  readonly followers: readonly Follower[];
}

/** People come, sit down with bots, are ready, and the game starts. */
export async function begin(address: string, seating: Seating): Promise<Begun> {
  const { people, bots = [], settings = {}, addresses = [] } = seating;
  const guests = await Promise.all(people.map((name) => arrive(address, name)));
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const options = { ...settings.options, players: people.length + bots.length };
  const table = await host.open({ pace: 'instant', ...settings, options });
  const clients = await Promise.all(guests.map((guest, index) => guest.connect(addresses[index] ?? address)));
  const followers: Follower[] = [];
  for (const [index, client] of clients.entries()) {
    if (index > 0) await client.must({ type: 'sit', table });
    followers.push(await follow(client, table));
  }
  const [first, ...rest] = followers as [Follower, ...Follower[]];
  for (const [index, level] of bots.entries()) {
    await first.client.must({ type: 'seatBot', table, seat: people.length + index, level });
  }
  for (const [index, { client }] of rest.entries()) {
    await client.must({ type: 'ready', table, entropy: `of ${others[index]?.name}` });
  }
  await first.client.must({ type: 'start', table });
  for (const follower of followers) await follower.until(() => follower.info().status === 'running');
  return { table, guests, followers };
}

/** Chooses like dice, but the same each time. */
export function createChooser(seed: number): (moves: readonly ReadableMove[]) => ReadableMove {
  let number = seed;
  return (moves) => {
    // What was placed stays: a plan comes to its end.
    const useful = moves.filter(({ type }) => type !== 'unplace');
    const choice = useful.length > 0 ? useful : moves;
    number = (number * 75 + 74) % 65_537;
    return choice[number % choice.length] as ReadableMove;
  };
}

/** Plays whenever it is this person's turn, until the game is over or `isEnough`. */
export async function playOn(
  follower: Follower,
  choose: (moves: readonly ReadableMove[]) => ReadableMove,
  isEnough: () => boolean = () => false,
): Promise<void> {
  const { client, table } = follower;
  const isIdle = (): boolean => !follower.isOver() && !isEnough() && follower.moves().length === 0;
  for (;;) {
    await follower.until(() => !isIdle());
    if (follower.isOver() || isEnough()) return;
    await client.must({ type: 'play', table, move: choose(follower.moves()) });
  }
}

/** One plays after another, whoever is awaited, until it is enough; then all have heard of everything. */
export async function playInTurn(
  followers: readonly Follower[],
  isEnough: () => boolean,
  seed = 1,
): Promise<void> {
  const choose = createChooser(seed);
  for (;;) {
    await Promise.all(followers.map(({ client }) => client.must({ type: 'ping' })));
    const mover = followers.find((follower) => follower.moves().length > 0);
    if (isEnough() || mover === undefined) return;
    await mover.client.must({ type: 'play', table: mover.table, move: choose(mover.moves()) });
  }
}

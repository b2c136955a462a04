import { steadyPack } from '@altiplano/pack/testing';
import type { FromClient, FromServer, FromServerOf, TableSettings } from '@altiplano/protocol';
import type { ReadableMove } from '@altiplano/rules';
import { createDice, type Dice, pick } from '../dice.ts';
import type { SocketClient } from '../socket-client.ts';
import { type House, type Name, preparedTable, START, startHouse } from '../twins.ts';

/** An id such as the server makes, but the same each time. */
const TABLE = 'mB2xT0qWc9Lr5vYkZs8PdA';

/** Something that was said in a real game, by either side. */
export interface Said {
  readonly by: Name | 'server';
  readonly to: Name | 'server';
  readonly message: FromClient | FromServer;
}

/** A request over HTTP and its answer. */
export interface Asked {
  readonly status: number;
  readonly json: unknown;
}

export interface ExampleGame {
  readonly said: readonly Said[];
  readonly asked: Readonly<Record<string, Asked>>;
}

type Sent = FromClient extends infer Message
  ? Message extends unknown
    ? Omit<Message, 'id'>
    : never
  : never;

/** A person at a device, whose every word is written down. */
interface Speaker {
  say(message: Sent): Promise<FromServer>;
  /** The legal moves as they were last told; none in the form `state`. */
  moves(): readonly ReadableMove[];
  readonly client: SocketClient;
}

/** Time goes on with everything that a person says. */
interface Stage {
  readonly house: House;
  readonly said: Said[];
  wait(): void;
}

async function speaker({ house, said, wait }: Stage, name: Name): Promise<Speaker> {
  const client = await house.connect(name);
  const written = (message: FromServer): void => void said.push({ by: 'server', to: name, message });
  for (const message of client.heard) written(message);
  client.onMessage(written);
  let number = 0;
  return {
    client,
    moves() {
      const last = client.heard.findLast(
        (message): message is FromServerOf<'table' | 'update'> =>
          message.type === 'table' || message.type === 'update',
      );
      return last?.moves ?? [];
    },
    say(message) {
      wait();
      const id = `${name.toLowerCase()}-${++number}`;
      said.push({ by: name, to: 'server', message: { ...message, id } as FromClient });
      return client.ask(message, id);
    },
  };
}

/** Everyone has heard everything. */
async function settle(speakers: readonly Speaker[]): Promise<void> {
  for (const { client } of speakers) await client.must({ type: 'ping' }, 'settle');
}

/** As a client may write them; the rest has defaults. */
const SETTINGS = { title: 'Sunday', spectators: false, options: { players: 2 } } as unknown as TableSettings;

async function gather(ann: Speaker, bob: Speaker, sid: Speaker): Promise<void> {
  const table = TABLE;
  await ann.say({ type: 'watch', table });
  await bob.say({ type: 'watch', table, form: 'view' });
  await sid.say({ type: 'watch', table });
  await ann.say({ type: 'seatBot', table, seat: 1, level: 'medium' });
  await ann.say({ type: 'openSeat', table, seat: 1 });
  await bob.say({ type: 'sit', table, seat: 1 });
  await bob.say({ type: 'ready', table, entropy: 'five dice: 2 6 6 1 3' });
  await bob.say({ type: 'unready', table });
  await bob.say({ type: 'stand', table });
  await bob.say({ type: 'sit', table });
  await ann.say({ type: 'configure', table, settings: SETTINGS });
  await bob.say({ type: 'chat', table, text: 'Hello!' });
  await bob.say({ type: 'ready', table, entropy: 'five dice: 2 6 6 1 3' });
  await ann.say({ type: 'start', table });
}

/** Both move, whoever may, until it is enough. */
async function playUntil(players: readonly Speaker[], dice: Dice, isEnough: () => boolean): Promise<void> {
  for (;;) {
    await settle(players);
    const able = players.filter((player) => player.moves().some(({ type }) => type !== 'unplace'));
    if (isEnough() || able.length === 0) return;
    const player = pick(dice, able);
    const moves = player.moves().filter(({ type }) => type !== 'unplace');
    await player.say({ type: 'play', table: TABLE, move: pick(dice, moves) });
  }
}

function has(player: Speaker, type: string): boolean {
  return player.moves().some((move) => move.type === type);
}

async function business(ann: Speaker, bob: Speaker): Promise<void> {
  const table = TABLE;
  const place = bob.moves().find(({ type }) => type === 'place') as ReadableMove;
  await bob.say({ type: 'play', table, move: place });
  await bob.say({ type: 'undo', table });
  await ann.say({ type: 'play', table, move: { type: 'buyCart', movement: 1 } });
  await bob.say({ type: 'prefer', table, forced: true });
  await ann.say({ type: 'propose', table, motion: { type: 'abandon' } });
  await bob.say({ type: 'decline', table });
  await bob.say({ type: 'accept', table });
  await bob.say({ type: 'story', table, from: 1, to: 7 });
  await bob.say({ type: 'past', table, number: 12 });
  await bob.say({ type: 'hint', table });
  await bob.say({ type: 'ping' });
}

async function afterwards(ann: Speaker, bob: Speaker): Promise<void> {
  const table = TABLE;
  await bob.say({ type: 'replay', table, position: 12, as: 'all', form: 'view' });
  // Refused by now; while the game is on, a bot would move whenever it has thought.
  await bob.say({ type: 'leave', table });
  await bob.say({ type: 'return', table });
  await ann.say({ type: 'replace', table, seat: 1, level: 'hard' });
  await ann.say({ type: 'abandon', table });
  await ann.say({ type: 'unwatch', table });
  await bob.say({ type: 'rematch', table });
}

async function overHttp(house: House): Promise<Record<string, Asked>> {
  const browser = house.browser('Ann');
  const asked: Record<string, Asked> = {};
  for (const path of ['/api/tables/mine?which=ended', `/api/tables/${TABLE}/verification`]) {
    const { status, json } = await browser.ask('GET', path);
    asked[path] = { status, json };
  }
  const { status, json } = await browser.ask('POST', '/api/tables', {
    settings: { clock: { type: 'live' } },
  });
  asked['refused'] = { status, json };
  return asked;
}

/** Milliseconds between two things that are said. */
const PACE = 1500;

/** A whole game of two with a spectator at a real server, the same each time, with all that was said. */
export async function playExampleGame(): Promise<ExampleGame> {
  let time = START;
  const prepared = preparedTable(TABLE, { title: 'Sunday', options: { players: 2 } }, steadyPack);
  const house = await startHouse([prepared], () => time);
  const said: Said[] = [];
  const stage: Stage = { house, said, wait: () => void (time += PACE) };
  const [ann, bob, sid] = [
    await speaker(stage, 'Ann'),
    await speaker(stage, 'Bob'),
    await speaker(stage, 'Sid'),
  ];
  await gather(ann, bob, sid);
  const device = await speaker(stage, 'Ann');
  await device.say({ type: 'watch', table: TABLE });
  await ann.client.must({ type: 'watch', table: TABLE, form: 'view' }, 'again');
  const dice = createDice(11);
  await playUntil([ann, bob], dice, () => has(bob, 'place') && has(bob, 'declare'));
  await business(ann, bob);
  await playUntil([ann, bob], dice, () => false);
  await afterwards(ann, bob);
  return { said, asked: await overHttp(house) };
}

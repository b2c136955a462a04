import { shippedPack } from '@altiplano/pack';
import type { FromClient } from '@altiplano/protocol';
import {
  argumentValues,
  copyState,
  createGame,
  encode,
  type Game,
  isLegal,
  isRejection,
  MOVE,
  MOVE_TYPES,
  type ReadableMove,
  readMove,
  writeMove,
} from '@altiplano/rules/engine';
import { createDice, type Dice, pick } from './dice.ts';
import type { Follower } from './follower.ts';
import type { House, Name } from './twins.ts';

type Sent = FromClient extends infer Message
  ? Message extends unknown
    ? Omit<Message, 'id'>
    : never
  : never;

function gameSeenBy(follower: Follower): Game | null {
  const state = follower.state();
  if (state === null) return null;
  const { options } = follower.info().settings;
  const game = createGame({ components: shippedPack, options, seed: 'a curious client' });
  if (isRejection(game)) throw new Error(game.rejected);
  copyState(game.state, state);
  return game;
}

/** Well-formed moves of every type that a seat may not make now. */
function forbiddenMoves(follower: Follower, dice: Dice): ReadableMove[] {
  const game = gameSeenBy(follower);
  const seat = follower.you();
  if (game === null) return [];
  return MOVE_TYPES.flatMap((type) => {
    const [a, b, c, d] = argumentValues(game, type).map((values) => pick(dice, values));
    const move = writeMove(game, encode(MOVE[type], a, b, c, d));
    const number = readMove(game, move);
    const isAllowed = typeof number === 'number' && seat !== 'spectator' && isLegal(game, seat, number);
    return isAllowed ? [] : [move];
  });
}

/** What somebody who wants to know more could ask for, without changing anything; all of it changes with the number. */
function questions(follower: Follower, number: number): Sent[] {
  const { table } = follower;
  const dice = createDice(number);
  const seat = dice(5);
  return [
    ...forbiddenMoves(follower, dice).map((move): Sent => ({ type: 'play', table, move })),
    { type: 'undo', table, to: dice(follower.number() + 2) },
    { type: 'accept', table },
    { type: 'decline', table },
    { type: 'return', table },
    { type: 'replace', table, seat },
    { type: 'sit', table, seat },
    { type: 'seatBot', table, seat, level: 'easy' },
    { type: 'start', table },
    { type: 'configure', table, settings: follower.info().settings },
    { type: 'rematch', table },
    { type: 'story', table },
    { type: 'past', table, number: dice(follower.number() + 2) },
    { type: 'story', table, from: dice(follower.number() + 1) },
    ...([seat, 'spectator', 'all'] as const).map(
      (as): Sent => ({ type: 'replay', table, position: dice(20), as }),
    ),
  ];
}

const PATHS = [
  '/api/me',
  '/api/tables',
  '/api/tables/mine',
  '/api/tables/mine?which=ended',
  '/api/statistics?by=person,role,modules',
  '/api/packs',
];

async function overHttp(house: House, name: Name | null, table: string): Promise<string[]> {
  const own = [`/api/tables/${table}`, `/api/tables/${table}/record`, `/api/tables/${table}/verification`];
  const heard: string[] = [];
  for (const path of [...PATHS, ...own]) {
    const { status, headers, text } = await house.browser(name).ask('GET', path);
    const told = [...headers].filter(([header]) => header !== 'date');
    heard.push(JSON.stringify([path, status, told, text]));
  }
  return heard;
}

/** What a newcomer on another device is shown, in both forms. */
async function asNewcomer(house: House, name: Name, { table, number }: Follower): Promise<string[]> {
  const heard: string[] = [];
  for (const more of [{ form: 'state' }, { form: 'view' }, { have: number() }, { have: 0 }] as const) {
    const client = await house.connect(name);
    await client.must({ type: 'watch', table, ...more }, 'watch');
    await client.must({ type: 'unwatch', table }, 'unwatch');
    heard.push(...client.texts);
    await client.close();
  }
  return heard;
}

/** Asks for everything that somebody who follows a table could ask for, and gives back all that is said. */
export async function eavesdrop(
  house: House,
  name: Name,
  follower: Follower,
  number: number,
): Promise<string[]> {
  const { client } = follower;
  const before = client.texts.length;
  for (const [index, question] of questions(follower, number).entries()) {
    await client.ask(question, `question ${number} ${index}`);
  }
  return [
    ...client.texts.slice(before),
    ...(await asNewcomer(house, name, follower)),
    ...(await overHttp(house, name, follower.table)),
    ...(await overHttp(house, null, follower.table)),
  ];
}

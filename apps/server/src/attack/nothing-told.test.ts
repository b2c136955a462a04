import { isDeepStrictEqual } from 'node:util';
import type { TableSettingsInput } from '@altiplano/protocol';
import { PHASE, type ReadableMove } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { createDice, type Dice, pick } from '../testing/dice.ts';
import type { Follower } from '../testing/follower.ts';
import {
  both,
  expectHeardAlike,
  expectNothingTold,
  joinBoth,
  outsiders,
  play,
  playBoth,
  SECRETIVE,
  settle,
  type TwinTable,
} from '../testing/twin-table.ts';
import { preparedTable, startTwins, type Twins } from '../testing/twins.ts';

type Tables = readonly [TwinTable, TwinTable];

interface Kind {
  readonly name: string;
  readonly people: number;
  readonly settings: TableSettingsInput;
}

const LIVE = { type: 'live', bank: 86_400, increment: 5 } as const;

const KINDS: readonly Kind[] = [
  { name: 'base', people: 2, settings: { clock: LIVE } },
  {
    name: 'missions',
    people: 3,
    settings: { visibility: 'open', options: { missions: true, planning: 'simultaneous' } },
  },
  {
    name: 'traveler',
    people: 3,
    settings: { clock: LIVE, options: { traveler: 'full', roles: 'draft', planning: 'simultaneous' } },
  },
  { name: 'events', people: 2, settings: { options: { traveler: 'eventsOnly', drawing: 'upTo' } } },
  {
    name: 'short',
    people: 3,
    settings: {
      clock: { type: 'slow', days: 9 },
      options: { traveler: 'full', short: true, missions: true },
    },
  },
  { name: 'open-bags', people: 2, settings: { options: { openBags: true, planning: 'simultaneous' } } },
];

const MINUTE = 60_000;

/** Whatever anybody else could ask for now is answered alike at both houses. */
async function pry(twins: Twins, [one, two]: Tables, number: number): Promise<void> {
  // All limits that count by the minute begin anew.
  twins.wait(MINUTE);
  await expectNothingTold(twins.houses, outsiders(one), outsiders(two), number);
}

function secretive({ seats }: TwinTable): Follower {
  return seats[SECRETIVE] ?? expect.unreachable();
}

function movesOf(follower: Follower, type: string): ReadableMove[] {
  return follower.moves().filter((move) => move.type === type);
}

/** Steps in the making of a plan, at one house only. */
async function scheme(follower: Follower, dice: Dice): Promise<ReadableMove[]> {
  const made: ReadableMove[] = [];
  for (let tiles = 1 + dice(5); tiles > 0; tiles--) {
    const places = movesOf(follower, 'place');
    if (places.length === 0) break;
    const move = pick(dice, places);
    await play(follower, move);
    made.push(move);
  }
  return made;
}

/** Takes a plan in the making apart again, in whatever way. */
async function dismantle(follower: Follower, dice: Dice): Promise<void> {
  for (;;) {
    const [unplace] = movesOf(follower, 'unplace');
    if (unplace === undefined) return;
    const mayUndo = (follower.own()?.mayUndo.length ?? 0) > 0;
    if (mayUndo && dice(2) === 0) await follower.client.must({ type: 'undo', table: follower.table });
    else await play(follower, unplace);
  }
}

async function prefer({ client, table }: Follower): Promise<void> {
  await client.must({ type: 'prefer', table, forced: true });
  await client.must({ type: 'prefer', table, forced: false });
}

/** Lays out the same plan in the opposite order. */
async function layOutBackwards(follower: Follower, moves: readonly ReadableMove[]): Promise<void> {
  let left = moves.toReversed();
  while (left.length > 0) {
    const known = follower.moves().map((move) => JSON.stringify(move));
    const next = left.find((move) => known.includes(JSON.stringify(move)));
    if (next === undefined) throw new Error('a plan that cannot be laid out backwards');
    await play(follower, next);
    left = left.filter((move) => move !== next);
  }
}

/** The same plan comes about in different ways at different moments; while it does, everyone pries. */
async function planInSecret(twins: Twins, tables: Tables, dice: Dice, number: number): Promise<void> {
  const [one, two] = tables.map(secretive) as [Follower, Follower];
  const moves = await scheme(one, dice);
  twins.wait(7000);
  await prefer(two);
  await scheme(two, dice);
  if (number % 4 === 0) await pry(twins, tables, number);
  await dismantle(two, dice);
  twins.wait(5000);
  await layOutBackwards(two, moves);
}

/** The one whose turn it is, if anybody's, the secretive last. */
function moverOf({ seats }: TwinTable, dice: Dice): number {
  const able = [...seats.keys()].filter((seat) => (seats[seat]?.moves().length ?? 0) > 0);
  return able.length === 0 ? -1 : pick(dice, able);
}

async function step(twins: Twins, tables: Tables, dice: Dice, number: number): Promise<boolean> {
  twins.wait(1000);
  await both(tables, async ({ seats }) => {
    for (const { client } of seats) await client.must({ type: 'ping' }, 'ping');
  });
  const seat = moverOf(tables[0], dice);
  const mover = tables[0].seats[seat];
  if (mover === undefined) return false;
  const isPlanning = movesOf(mover, 'place').length > 0 && movesOf(mover, 'unplace').length === 0;
  if (seat === SECRETIVE && isPlanning) await planInSecret(twins, tables, dice, number);
  const moves = mover.moves().filter(({ type }) => type !== 'unplace');
  const [declare] = seat === SECRETIVE ? movesOf(mover, 'declare') : [];
  if (moves.length > 0) await playBoth(tables, seat, declare ?? pick(dice, moves));
  return true;
}

async function expectAlike(tables: Tables): Promise<void> {
  await both(tables, settle);
  expectHeardAlike(outsiders(tables[0]), outsiders(tables[1]));
}

/** What is public happens alike at both: talk, a proposal that comes to nothing, somebody who goes and comes. */
async function publicBusiness(tables: Tables, number: number): Promise<void> {
  for (const { seats, spectator } of tables) {
    const [ann, bob] = seats as [Follower, Follower];
    const { table } = ann;
    for (const { client } of [ann, bob, spectator]) {
      await client.must({ type: 'chat', table, text: `the line ${number}` }, `chat ${number}`);
    }
    const motion = { type: 'rollback', to: Math.max(0, ann.number() - 3) } as const;
    await ann.client.ask({ type: 'propose', table, motion }, `propose ${number}`);
    await bob.client.ask({ type: 'decline', table }, `decline ${number}`);
  }
}

test.each(KINDS)(
  '$name: how a plan came about is told to nobody, whatever they ask for, over the socket or else',
  async ({ name, people, settings }) => {
    const options = { ...settings.options, players: people };
    const twins = await startTwins([preparedTable(name, { ...settings, options })]);
    const tables = await joinBoth(twins, name, people);
    const dice = createDice(people + name.length);
    for (let number = 0; number < 120; number++) {
      if (!(await step(twins, tables, dice, number))) break;
      if (number % 30 === 0) await publicBusiness(tables, number);
      if (number % 60 === 0) await pry(twins, tables, number);
    }
    await expectAlike(tables);
    for (const { house } of tables) expect(house.logged()).not.toMatch(/"level":"(error|fatal)"/);
  },
);

/** A mission of the secretive has come to light. */
function isMissionTold(table: TwinTable): boolean {
  return secretive(table).state()?.seats[SECRETIVE]?.missionDone.includes(1) === true;
}

test('which missions somebody keeps is told to nobody until they are fulfilled', async () => {
  const options = { missions: true, players: 3, planning: 'simultaneous' } as const;
  const twins = await startTwins([preparedTable('missions', { options })]);
  const tables = await joinBoth(twins, 'missions', 3);
  const dice = createDice(3);
  let differs = false;
  for (let number = 0; number < 200 && !tables.some(isMissionTold); number++) {
    await both(tables, settle);
    expectHeardAlike(outsiders(tables[0]), outsiders(tables[1]));
    if (number % 50 === 0) await pry(twins, tables, number);
    const seat = moverOf(tables[0], dice);
    const moves = tables[0].seats[seat]?.moves() ?? [];
    if (moves.length === 0) break;
    const move = pick(dice, moves);
    const isPick = secretive(tables[0]).state()?.phase === PHASE.missionPick;
    const other = moves.find((each) => !isDeepStrictEqual(each, move));
    if (seat === SECRETIVE && isPick && other !== undefined) {
      await play(secretive(tables[0]), move);
      await play(secretive(tables[1]), other);
      differs = true;
    } else await playBoth(tables, seat, move);
  }
  expect(differs).toBe(true);
});

import { isDeepStrictEqual } from 'node:util';
import type { TableCommand } from '@altiplano/protocol';
import {
  activeSeats,
  awaitedSeat,
  copyState,
  createChance,
  imagine,
  isLegal,
  isOver,
  type Options,
  optionMatrix,
  PHASE,
  readMove,
  type ReadableMove,
  reveals,
  type Viewer,
} from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { foldEntry } from '../fold/fold-entry.ts';
import { restoreTable } from '../snapshot/restore-table.ts';
import { snapshotOf } from '../snapshot/snapshot-of.ts';
import { type Client, hear, join } from '../testing/client.ts';
import { createDice, type Dice, pick, roll } from '../testing/dice.ts';
import { game, type Hall, legal, order, outcome, person, refusal, startHall } from '../testing/hall.ts';
import { anyMove } from '../testing/random-orders.ts';
import { sequenceOf, viewerOf } from './viewer.ts';
import { fullFor } from './full-for.ts';
import { createSight, updateFor } from './update-for.ts';

const OPTIONS = optionMatrix();
/** The seat whose secrets differ. */
const SECRETIVE = 1;

/** Two tables that should look the same to everyone but one seat. */
interface Twins {
  readonly halls: readonly [Hall, Hall];
  readonly clients: readonly [Client, Client][];
}

function startTwins(options: Options, seed: string): Twins {
  const settings = { options, clock: { type: 'live' as const, bank: 3600, increment: 5 } };
  const halls = [startHall(settings, [], seed), startHall(settings, [], seed)] as const;
  const others: Viewer[] = [...halls[0].table.places.keys(), 'spectator' as const].filter(
    (viewer) => viewer !== SECRETIVE,
  );
  const clients = others.map((viewer): [Client, Client] => [
    join(halls[0].table, viewer),
    join(halls[1].table, viewer),
  ]);
  for (const which of [0, 1] as const) {
    halls[which].after = () => {
      for (const pair of clients) hear(halls[which].table, pair[which]);
    };
  }
  return { halls, clients };
}

/** Both tables do the same at the same moment. */
function both({ halls }: Twins, seat: number, move: ReadableMove): void {
  const now = Math.max(halls[0].now, halls[1].now);
  for (const hall of halls) {
    hall.now = now;
    const decision = order(hall, seat, { type: 'play', move });
    if ('refused' in decision) throw new Error(JSON.stringify([move, decision]));
  }
}

/** What others can do without a seat being left: the answer, too, must be the same at both tables. */
function askBoth({ halls }: Twins, dice: Dice): void {
  const who = pick(dice, [0, 2, 5]);
  const to =
    roll(dice, 3) === 0
      ? roll(dice, 60)
      : sequenceOf(halls[0].table, viewerOf(halls[0].table, person(who).id));
  const move = anyMove(game(halls[0]), dice);
  const command = pick<TableCommand>(dice, [
    { type: 'undo' },
    { type: 'undo', to },
    { type: 'propose', motion: { type: 'rollback', to } },
    { type: 'decline' },
    { type: 'prefer', forced: roll(dice, 2) === 0 },
    { type: 'play', move },
    { type: 'sit' },
  ]);
  const now = Math.max(halls[0].now, halls[1].now);
  const answers = halls.map((hall) => {
    hall.now = now;
    const decision = order(hall, who, command);
    return refusal(decision) ?? outcome(decision);
  });
  expect(answers[1]).toEqual(answers[0]);
}

/** At one table only: steps that come to nothing. */
function dither(hall: Hall, dice: Dice): void {
  order(hall, SECRETIVE, { type: 'prefer', forced: true });
  order(hall, SECRETIVE, { type: 'prefer', forced: false });
  const [place] = legal(hall, SECRETIVE, 'place');
  if (place === undefined) return;
  order(hall, SECRETIVE, { type: 'play', move: place });
  if (roll(dice, 2) === 0) order(hall, SECRETIVE, { type: 'undo' });
  else
    order(hall, SECRETIVE, { type: 'play', move: { type: 'unplace', site: place.site, thing: place.thing } });
}

/** A plan laid out in one order at one table, and the other way round at the other. */
function planTwice(twins: Twins, dice: Dice): void {
  const [one, two] = twins.halls;
  const moves: ReadableMove[] = [];
  for (let tiles = roll(dice, 6); tiles > 0; tiles--) {
    const places = legal(one, SECRETIVE, 'place');
    if (places.length === 0) break;
    const move = pick(dice, places);
    order(one, SECRETIVE, { type: 'play', move });
    moves.push(move);
  }
  dither(two, dice);
  let left = moves.reverse();
  while (left.length > 0) {
    const fits = left.filter((move) => {
      const decision = order(two, SECRETIVE, { type: 'play', move });
      return 'refused' in decision;
    });
    if (fits.length === left.length) throw new Error('a plan that cannot be laid out the other way');
    left = fits;
  }
}

function expectAlike({ clients }: Twins): void {
  for (const [one, two] of clients) expect(two.received).toEqual(one.received);
}

test('[K5] how a plan came about reaches nobody else: not its steps, their number, order or moment', () => {
  for (const [index, options] of OPTIONS.entries()) {
    if (index % 9 !== 0) continue;
    const dice = createDice(`plans ${index}`);
    const twins = startTwins(options, `plans ${index}`);
    const [one, two] = twins.halls;
    for (let step = 0; step < 220 && !isOver(game(one)); step++) {
      if (roll(dice, 3) === 0) askBoth(twins, dice);
      const active = activeSeats(game(one));
      const seat = roll(dice, 3) === 0 ? pick(dice, active) : awaitedSeat(game(one));
      const moves = legal(one, seat);
      if (moves.length === 0) continue;
      if (seat === SECRETIVE && game(one).state.phase === PHASE.planning) {
        const isFresh = legal(one, seat, 'unplace').length === 0;
        if (isFresh) planTwice(twins, dice);
        const [declare] = legal(one, seat, 'declare');
        if (declare !== undefined) both(twins, seat, declare);
      } else both(twins, seat, pick(dice, moves));
    }
    expect(two.log.length).toBeGreaterThan(one.log.length);
    expectAlike(twins);
  }
});

test('[K3] which mission another has chosen reaches nobody until it is fulfilled', () => {
  let compared = 0;
  for (const [index, options] of OPTIONS.entries()) {
    if (!options.missions || options.players < 3 || index % 5 !== 0) continue;
    const dice = createDice(`missions ${index}`);
    const twins = startTwins(options, `missions ${index}`);
    const [one, two] = twins.halls;
    for (let step = 0; step < 250 && !isOver(game(one)); step++) {
      const seat = awaitedSeat(game(one));
      const move = pick(dice, legal(one, seat));
      const picks = seat === SECRETIVE && game(one).state.phase === PHASE.missionPick;
      if (picks) {
        const other = legal(one, seat).find((each) => !isDeepStrictEqual(each, move)) as ReadableMove;
        order(one, seat, { type: 'play', move });
        order(two, seat, { type: 'play', move: other });
      } else {
        both(twins, seat, move);
      }
      const isTold = twins.halls.some((hall) => game(hall).state.seats[SECRETIVE]?.missionDone.includes(1));
      if (isTold) break;
      for (const [a, b] of twins.clients)
        expect([b.number, b.received.at(-1)]).toEqual([a.number, a.received.at(-1)]);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

test('a step looks the same whatever is hidden', () => {
  let compared = 0;
  for (const [index, options] of OPTIONS.entries()) {
    if (index % 4 !== 0) continue;
    const dice = createDice(`twins ${index}`);
    const hall = startHall({ options }, [], `twins ${index}`);
    for (let step = 0; step < 300 && !isOver(game(hall)); step++) {
      const seat = awaitedSeat(game(hall));
      const move = pick(dice, legal(hall, seat));
      const number = readMove(game(hall), move);
      const mayCompare = roll(dice, 12) === 0 && typeof number === 'number';
      if (mayCompare && !reveals(game(hall), seat, number)) {
        const viewer = roll(dice, options.players);
        if (isAlike(hall, viewer, seat, move)) compared++;
      }
      order(hall, seat, { type: 'play', move });
    }
  }
  expect(compared).toBeGreaterThan(200);
});

/** Compares what a viewer gets at this table and at one with other secrets; false if the move is not the same one there. */
function isAlike(hall: Hall, viewer: number, seat: number, move: ReadableMove): boolean {
  const { table, parts } = hall;
  const snapshot = snapshotOf(table);
  const [one, two] = [restoreTable(parts, snapshot), restoreTable(parts, snapshot)];
  if (one?.game === null || one?.game === undefined || two?.game === null || two?.game === undefined) {
    throw new Error('not restored');
  }
  copyState(two.game.state, imagine(one.game, viewer, createChance('otherwise')).state);
  const entry = { number: table.number + 1, at: hall.now, kind: 'played', seat, move, by: 'person' } as const;
  const number = readMove(two.game, move);
  if (typeof number !== 'number' || !isLegal(two.game, seat, number) || reveals(two.game, seat, number))
    return false;
  const told = [one, two].map((each) => {
    const sight = createSight(each, viewer);
    const full = JSON.stringify(fullFor(each, viewer));
    foldEntry(each, entry);
    return [full, JSON.stringify(updateFor(each, sight))];
  });
  expect(told[1]).toEqual(told[0]);
  return true;
}

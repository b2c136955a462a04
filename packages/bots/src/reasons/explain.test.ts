import {
  apply,
  copyGame,
  createChance,
  FRAME,
  frameArgument,
  type Game,
  GOODS,
  imagine,
  isLegal,
  kindOf,
  LOCATIONS,
  MOVE,
  STAGE,
  topFrame,
} from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { PARTS } from '../evaluate/outlook.ts';
import { placedNow } from '../plan/placement.ts';
import { createPlanner } from '../planner/planner.ts';
import { playTables } from '../testing/mixed-play.ts';
import { smallSearch } from '../testing/small-search.ts';
import { steadyMind, untaughtMind } from '../testing/steady-minds.ts';
import type { Reasons } from './reasons.ts';

/** Decisions that are made by comparing the positions they lead to; others follow simple rules. */
const WEIGHED: readonly number[] = [
  FRAME.plan,
  FRAME.turn,
  FRAME.steps,
  FRAME.corn,
  FRAME.offer,
  FRAME.storeDrawn,
  FRAME.placeDrawn,
];

function isWeighed(game: Game, number: number): boolean {
  const seat = game.state.seats[number];
  const frame = topFrame(seat);
  if (frame === FRAME.plan) return placedNow(game, number).length === 0;
  if (frame === FRAME.turn) return frameArgument(seat, 1) !== STAGE.acted;
  return true;
}

/** Shows a spread of positions, until each of some kinds of decision has come up. */
function eachPosition(
  name: string,
  count: number,
  oneIn: number,
  wanted: readonly number[],
  check: (imagined: Game, seat: number) => void,
): void {
  const seen = new Set<number>();
  playTables(
    name,
    count,
    (game, seat, dice, table) => {
      const frame = topFrame(game.state.seats[seat]);
      const isCommon = frame === FRAME.plan || frame === FRAME.turn || frame === FRAME.steps;
      if (!wanted.includes(frame) || !isWeighed(game, seat) || (isCommon && dice.below(oneIn) !== 0)) return;
      check(imagine(game, seat, createChance(table.seed, ['bot'])), seat);
      seen.add(frame);
    },
    () => seen.size === wanted.length,
  );
  expect(seen).toEqual(new Set(wanted));
}

const ROUNDING = 1e-6;

function expectLed(reasons: Reasons, move: number): void {
  expect(reasons[0].moves[0]).toBe(move);
}

/** NOTABLE: what differs by less than this is left out. */
const LEFT_OUT = 0.05;

function expectInOrder(reasons: Reasons): void {
  for (const [rank, { expected, differences }] of reasons.entries()) {
    expect(Number.isFinite(expected)).toBe(true);
    if (rank > 0) expect(expected).toBeLessThanOrEqual(reasons[rank - 1].expected);
    const points = differences.map((difference) => Math.abs(difference.points));
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(new Set(differences.map(({ part }) => part)).size).toBe(differences.length);
  }
}

/** The parts by which a candidate differs from the best other one add up to the whole difference. */
function expectWhole(reasons: Reasons): void {
  for (const [rank, { expected, differences }] of reasons.entries()) {
    const other = reasons[rank === 0 ? 1 : 0];
    if (other === undefined || other === reasons[rank]) continue;
    const told = differences.reduce((sum, { points }) => sum + points, 0);
    const untold = LEFT_OUT * (PARTS.length - differences.length);
    expect(Math.abs(told - (expected - other.expected))).toBeLessThanOrEqual(untold + ROUNDING);
  }
}

/** Whoever is told to go somewhere or how to plan is told what for; nothing is aimed at that the table does not have. */
function expectAims(game: Game, reasons: Reasons): void {
  const { extensions, orders, houses, boats, assets } = game.components;
  const ids = new Set([extensions, orders, houses, boats, assets].flat().map(({ id }) => id));
  for (const { moves, aims } of reasons) {
    if (kindOf(moves[0]) === MOVE.travel) expect(aims.length).toBeGreaterThan(0);
    for (const { at, card, good, gain } of aims) {
      expect(LOCATIONS).toContain(at);
      if (card !== null) expect(ids).toContain(card);
      for (const tile of [good, gain]) if (tile !== null) expect(GOODS).toContain(tile);
    }
  }
}

/** Every move of each candidate can be made, one after another, until the plan is declared. */
function expectLegal(game: Game, seat: number, reasons: Reasons): void {
  for (const { moves } of reasons) {
    const copy = copyGame(game);
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) {
      expect(isLegal(copy, seat, move)).toBe(true);
      if (kindOf(move) === MOVE.place) apply(copy, seat, move);
    }
  }
}

test.each([
  ['weights', steadyMind(8)],
  ['a net', untaughtMind(8)],
] as const)(
  'the reasons of a planner with %s are ranked, begin with its move, and say where the points come from',
  (name, mind) => {
    const bot = createPlanner(name, () => mind);
    eachPosition(name, 4, 14, WEIGHED, (game, seat) => {
      const thought = bot.consider(game, seat, 'reasons');
      thought.think(1);
      const reasons = thought.reasons();
      expectLed(reasons, thought.move());
      expectInOrder(reasons);
      expectWhole(reasons);
      expectAims(game, reasons);
      expectLegal(game, seat, reasons);
    });
  },
);

test.each([
  ['begun', 6, 24],
  ['over', 80, 90],
])(
  'the reasons of a search that is %s are ranked, begin with its move, and are legal',
  (name, steps, oneIn) => {
    const bot = smallSearch('idle');
    eachPosition(`search ${name}`, 2, oneIn, [FRAME.plan, FRAME.turn], (game, seat) => {
      const thought = bot.consider(game, seat, 'reasons');
      thought.think(steps);
      const reasons = thought.reasons();
      expectLed(reasons, thought.move());
      expectInOrder(reasons);
      expectLegal(game, seat, reasons);
    });
  },
);

import {
  apply,
  awaitedSeat,
  encode,
  FRAME,
  type Game,
  MOVE,
  topFrame,
  writeMove,
} from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { newGame } from '../testing/new-game.ts';
import { decide, movesOf } from '../decide/decide.ts';
import { doubtMove, doubtPlan, REVIEWER } from './doubt.ts';
import { sayWhy } from './say-why.ts';
import { canTryOut, lostAfter, tryOut } from './try-out.ts';

/** Plays on as the reviewer would until the first seat faces such a decision in a later round. */
function playTo(game: Game, frame: number, round: number): Game {
  const isThere = (): boolean =>
    game.state.round >= round && awaitedSeat(game) === 0 && topFrame(game.state.seats[0]) === frame;
  while (!isThere()) {
    const seat = awaitedSeat(game);
    apply(game, seat, decide(game, seat, REVIEWER));
  }
  return game;
}

test('whoever declares without placing anything is told of a plan that brings more', () => {
  const game = playTo(newGame('plan'), FRAME.plan, 3);
  const doubt = doubtPlan(game, 0, 'a');
  if (doubt === null) throw new Error('nothing better was found');
  expect(doubt.lost).toBeGreaterThan(0);
  const { better, played } = sayWhy(doubt);
  expect(better.length).toBeGreaterThan(1);
  expect(better.at(-1)).toBe(encode(MOVE.declare));
  expect(played).toEqual([encode(MOVE.declare)]);
});

test('a way that is said to be better can be gone, move by move', () => {
  const game = playTo(newGame('try'), FRAME.turn, 2);
  const doubt = doubtMove(game, 0, encode(MOVE.pass), 'a');
  if (doubt === null) throw new Error('nothing better was found');
  const { better, differences } = sayWhy(doubt);
  expect(better[0]).not.toBe(encode(MOVE.pass));
  expect([...movesOf(game, 0)]).toContain(better[0]);
  expect(better.map((move) => writeMove(game, move).type)).not.toContain('place');
  for (const { points } of differences) expect(Number.isFinite(points)).toBe(true);
});

test('what is tried in imagined games moves the opinion, and the same world gives the same result', () => {
  const game = playTo(newGame('try'), FRAME.turn, 2);
  const doubt = doubtMove(game, 0, encode(MOVE.pass), 'a');
  if (doubt === null) throw new Error('nothing better was found');
  expect(canTryOut(doubt)).toBe(true);
  expect(tryOut(doubt, 'world')).toBe(tryOut(doubt, 'world'));
  expect(lostAfter(doubt, [])).toBe(doubt.lost);
  expect(lostAfter(doubt, [doubt.lost - 7])).toBeCloseTo(doubt.lost - 1);
});

test('the game that is looked at stays as it is', () => {
  const game = playTo(newGame('still'), FRAME.turn, 2);
  const before = structuredClone(game.state);
  const doubt = doubtMove(game, 0, encode(MOVE.pass), 'a');
  if (doubt !== null) tryOut(doubt, 'world');
  expect(game.state).toEqual(before);
});

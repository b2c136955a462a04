import { activeSeats, FRAME, isLegal, topFrame, writeMove } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { playTables, type Watch } from '../testing/mixed-play.ts';
import { findPosition } from '../testing/position.ts';
import { narrow } from '../testing/steady-minds.ts';
import { decide } from './decide.ts';

test('a planner has a legal move for every kind of decision', () => {
  const seen = new Set<number>();
  const illegal: string[] = [];
  const kinds = Object.values(FRAME).filter((frame) => frame !== FRAME.none);
  const check: Watch = (game, seat, dice, table) => {
    const frame = topFrame(game.state.seats[seat]);
    const isRare = frame !== FRAME.plan && frame !== FRAME.turn && frame !== FRAME.takeBack;
    if (!isRare && dice.below(30) !== 0) return;
    const move = decide(game, seat, narrow);
    seen.add(frame);
    if (!isLegal(game, seat, move)) illegal.push(`${table.seed}: ${JSON.stringify(writeMove(game, move))}`);
  };
  playTables('decisions', 16, check, () => seen.size === kinds.length, 1);
  expect(illegal.slice(0, 5)).toEqual([]);
  expect([...seen].sort((a, b) => a - b)).toEqual(kinds);
});

test('a seat that has nothing to decide is a fault', () => {
  const game = findPosition({}, (one) => !activeSeats(one).includes(0));
  expect(() => decide(game, 0, narrow)).toThrow('nothing to decide');
});

import { CARD, type Game } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { playMixed, tables } from '../testing/mixed-play.ts';
import { setTable } from '../testing/paper.ts';
import { roundsLeft } from './rounds-left.ts';

test('[E1] once the end is triggered the rounds left are known', () => {
  const game = setTable({});
  game.state.round = 9;
  game.state.lastRound = 10;
  expect(roundsLeft(game)).toBe(1);
  game.state.round = 10;
  expect(roundsLeft(game)).toBe(0);
});

test('[Z3] a short game has no more rounds than events', () => {
  const game = setTable({}, { traveler: 'eventsOnly', short: true });
  game.state.eventsRevealed = game.state.eventCount - 2;
  expect(roundsLeft(game)).toBeLessThanOrEqual(2);
});

test('fewer extensions in the pile, fewer rounds', () => {
  const many = setTable({});
  const few = setTable({});
  few.state.pileLeft = 3;
  expect(roundsLeft(few)).toBeLessThan(roundsLeft(many));
  expect(roundsLeft(few)).toBeLessThanOrEqual(4);
});

test('a location that is nearly empty ends the game soon', () => {
  const game = setTable({});
  const before = roundsLeft(game);
  game.state.round = 8;
  let boats = 0;
  for (const boat of game.state.boatAt.keys()) {
    if (game.state.boatAt[boat] === CARD.market && boats++ > 0) game.state.boatAt[boat] = CARD.held;
  }
  game.state.supply.fill(0);
  expect(roundsLeft(game)).toBeLessThan(before / 2);
});

test('the estimate is a number that is never negative, and counts what all can see down to the end', () => {
  for (const table of tables('rounds', 6)) {
    let round = 0;
    let last = 0;
    const note = (game: Game): void => {
      if (game.state.round === round) return;
      round = game.state.round;
      last = roundsLeft(game);
      expect(last).toBeGreaterThanOrEqual(0);
      expect(last).toBeLessThan(100);
    };
    playMixed(table, note, 1);
    expect(last).toBe(0);
  }
});

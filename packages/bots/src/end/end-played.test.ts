import { encode, FRAME, type Game, MOVE } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { BOTS } from '../bots.ts';
import { choose, ponder } from '../choose.ts';
import { ADVISER } from '../review/adviser-name.ts';
import { doubtMove, doubtPlan, REVIEWER } from '../review/doubt.ts';
import { canTryOut } from '../review/try-out.ts';
import { setTable } from '../testing/paper.ts';
import { endingsOf } from './ending.ts';

const PASS = encode(MOVE.pass);

/** The last round: wool and then cloth can be made here, what is made can be stored in the village, and a row is nearly full. */
function lastTurn(): Game {
  const game = setTable({
    figure: 'farm',
    carts: [1],
    on: { farm: 'alpaca food food', village: 'stone stone', 'movement:1': 'food' },
    rows: ['stone'],
  });
  game.state.lastRound = game.state.round;
  return game;
}

/** The same with the tiles still in hand. */
function lastPlan(): Game {
  const game = setTable({ figure: 'farm', hand: 'alpaca food food stone stone', rows: ['stone'] });
  game.state.lastRound = game.state.round;
  game.state.phase--;
  game.state.seats[0].stack[0] = FRAME.plan;
  return game;
}

test.each(['hard', 'master', ADVISER] as const)(
  '%s plays a settled last round exactly, and says so',
  (name) => {
    for (const game of [lastTurn(), lastPlan()]) {
      const ways = endingsOf(game, 0, REVIEWER)?.ways ?? [];
      expect(ways.length).toBeGreaterThan(1);
      const thought = ponder(BOTS[name], game, 0, 'end');
      thought.think(10);
      const [first] = thought.reasons();
      expect(first.expected).toBe(ways[0].points);
      expect(first.moves).toContain(thought.move());
      expect(choose(BOTS[name], game, 0, 'end')).toBe(thought.move());
    }
  },
);

test('a review says of a last turn what it really cost, and does not try it out', () => {
  const game = lastTurn();
  const ways = endingsOf(game, 0, REVIEWER)?.ways ?? [];
  const passed = ways.find(({ move }) => move === PASS);
  const doubt = doubtMove(game, 0, PASS, 'end');
  if (doubt === null || passed === undefined) throw new Error('to pass was as good as anything');
  expect(doubt.isExact).toBe(true);
  expect(doubt.lost).toBe(ways[0].points - passed.points);
  expect(canTryOut(doubt)).toBe(false);
  expect(doubtMove(game, 0, ways[0].move, 'end')).toBeNull();
});

test('a review says of a last plan what it really cost', () => {
  const doubt = doubtPlan(lastPlan(), 0, 'end');
  expect(doubt?.isExact).toBe(true);
  expect(doubt?.lost).toBeGreaterThan(0);
});

test('[I5] a mission of its own that counts what others own leaves the end unsettled until it is fulfilled', () => {
  const game = lastTurn();
  const [seat] = game.state.seats;
  seat.missions[0] = game.tables.missionVerb.indexOf('mostAtEnd');
  expect(endingsOf(game, 0, REVIEWER)).toBeNull();
  seat.missionDone[0] = 1;
  expect(endingsOf(game, 0, REVIEWER)).not.toBeNull();
});

test.each([
  ['storeAtEnd', false],
  ['spaces', true],
])('[X24] whether an extension that draws before scoring can still be bought: %s', (verb, isSearched) => {
  const game = setTable({ figure: 'market', coins: 20, on: { village: 'stone stone' } });
  game.state.lastRound = game.state.round;
  game.state.strip.fill(-1);
  game.state.strip[0] = game.tables.extensionVerb.findIndex((known) => known === verb);
  expect(endingsOf(game, 0, REVIEWER) !== null).toBe(isSearched);
});

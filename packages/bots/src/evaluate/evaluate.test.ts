import { FRAME, type Game, isLegal, topFrame } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { decide } from '../decide/decide.ts';
import { worthNow } from '../decide/whole-position.ts';
import type { Mind } from '../plan/mind.ts';
import { playTables, type Watch } from '../testing/mixed-play.ts';
import { narrow } from '../testing/steady-minds.ts';
import { WEIGHT_NAMES } from './weights.ts';

/** Each weight 0 while the others are as they were; and all of them at once. */
const without: readonly Mind[] = [
  ...WEIGHT_NAMES.map((name) => ({ ...narrow, weights: { ...narrow.weights, [name]: 0 } })),
  { ...narrow, weights: Object.fromEntries(WEIGHT_NAMES.map((name) => [name, 0])) as Mind['weights'] },
];

test('a weight of 0 gives a worth and a legal move everywhere, in the last round too', () => {
  let positions = 0;
  let last = 0;
  const check = (game: Game, seat: number): void => {
    positions++;
    if (game.state.round === game.state.lastRound) last++;
    for (const mind of without) {
      expect(Number.isFinite(worthNow(game, seat, mind))).toBe(true);
      expect(isLegal(game, seat, decide(game, seat, mind))).toBe(true);
    }
  };
  const sometimes: Watch = (game, seat, dice) => {
    const frame = topFrame(game.state.seats[seat]);
    const isCommon = frame === FRAME.plan || frame === FRAME.turn || frame === FRAME.takeBack;
    const isLast = game.state.round === game.state.lastRound;
    if (dice.below((isCommon ? 100 : 20) / (isLast ? 5 : 1)) === 0) check(game, seat);
  };
  playTables('weights', 4, sometimes, () => positions >= 20 && last >= 5);
  expect(positions).toBeGreaterThanOrEqual(20);
  expect(last).toBeGreaterThanOrEqual(5);
});

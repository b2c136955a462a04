import { awaitedSeat, FRAME, type Game, topFrame } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { BOTS } from '../bots.ts';
import { findPosition } from '../testing/position.ts';

const isPlanned = (game: Game): boolean => topFrame(game.state.seats[awaitedSeat(game)]) === FRAME.plan;

test.each([
  [2, ['hard', 'master']],
  [3, ['master']],
  [4, ['master']],
  [5, ['master']],
] as const)('with %i players plans are played on by: %s', (players, those) => {
  const game = findPosition({ players }, isPlanned);
  const levels = ['easy', 'medium', 'hard', 'master'] as const;
  const playOn = levels.filter((level) => BOTS[level].consider(game, awaitedSeat(game), 'seed').think(1));
  expect(playOn).toEqual(those);
});

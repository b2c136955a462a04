import { shippedPack } from '@altiplano/pack';
import { createGame, DEFAULT_OPTIONS, isRejection, type View, view } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { lastRoundNews } from './last-round.ts';

function seen(differs: Partial<View>): View {
  const game = createGame({ components: shippedPack, options: DEFAULT_OPTIONS, seed: 'last' });
  if (isRejection(game)) throw new Error(game.rejected);
  return { ...view(game, 0), ...differs };
}

test('the last round is news from when it is certain until it is planned', () => {
  const near = { lastRound: 9, endedBy: 'forest' };
  expect(lastRoundNews(seen({ round: 8, phase: 'actions' }))).toBe(null);
  expect(lastRoundNews(seen({ round: 8, phase: 'actions', ...near }))).toEqual({
    round: 9,
    cause: 'forest',
    isNow: false,
  });
  expect(lastRoundNews(seen({ round: 9, phase: 'drawing', ...near }))).toMatchObject({ isNow: true });
  expect(lastRoundNews(seen({ round: 9, phase: 'planning', ...near }))).toBe(null);
});

test('after the game it is no news', () => {
  expect(lastRoundNews(seen({ round: 8, lastRound: 9, endedBy: 'mine', scores: [] }))).toBe(null);
});

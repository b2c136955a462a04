import { shippedPack } from '@altiplano/pack';
import {
  apply,
  createGame,
  createMoveBuffer,
  DEFAULT_OPTIONS,
  isRejection,
  legalMoves,
  view,
} from '@altiplano/rules';
import { GUIDE_STEPS } from '@altiplano/text';
import { expect, test } from 'vitest';
import { guideNote } from './guide-note.ts';

function firstGame() {
  const game = createGame({ components: shippedPack, options: DEFAULT_OPTIONS, seed: 'guide' });
  if (isRejection(game)) throw new Error(game.rejected);
  return game;
}

test('a first game begins with a welcome; once it is read, the guide says what the decision is about', () => {
  const seen = view(firstGame(), 0);
  expect(guideNote(seen, 0, false, new Set())).toEqual({ kind: 'step', step: 'welcome', where: 'main' });
  expect(guideNote(seen, 0, false, new Set(['welcome']))).toEqual({
    kind: 'now',
    about: 'takeBack',
    where: 'main',
  });
});

test('whoever waits is told so', () => {
  const game = firstGame();
  const buffer = createMoveBuffer();
  while (view(game, 0).mayAct.includes(0)) {
    const count = legalMoves(game, 0, buffer);
    apply(game, 0, buffer[count - 1] ?? 0);
  }
  expect(guideNote(view(game, 0), 0, false, new Set(GUIDE_STEPS))).toEqual({ kind: 'others' });
});

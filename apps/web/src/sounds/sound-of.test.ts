import type { Game } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { type Heard, soundOf } from './sound-of.ts';

function table(round: number, mayAct: boolean, steps = 0, status: Heard['status'] = 'ready'): Heard {
  const game = { state: { round } } as Game;
  return { status, mayAct, game, undo: { steps, ofTurn: steps, redo: 0 } };
}

test.each([
  ['a tile was placed', table(2, true), table(2, true, 1), 'tile'],
  ['it is my turn', table(2, false), table(2, true), 'turn'],
  ['a round has ended, and it is my turn', table(2, false), table(3, true), 'round'],
  ['a step was taken back', table(2, true, 2), table(2, true, 1), null],
  ['somebody else did something', table(2, false), table(2, false), null],
  ['the table has just been opened', table(0, false, 0, 'loading'), table(4, true), null],
] as const)('%s', (_, before, now, sound) => {
  expect(soundOf(before, now)).toBe(sound);
});

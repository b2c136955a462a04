import { expect, test } from 'vitest';
import { isAnswer, mainMove } from './main-move.ts';

const accept = { type: 'accept' } as const;
const decline = { type: 'decline' } as const;
const pass = { type: 'pass' } as const;

test('to decline is an answer beside others, not where it is all that can be done', () => {
  expect(mainMove([accept, decline])).toBe(decline);
  expect(isAnswer(decline, [accept, decline])).toBe(true);
  expect(isAnswer(decline, [decline])).toBe(false);
});

test('to pass stays apart from what else can be done', () => {
  expect(isAnswer(pass, [accept, pass])).toBe(false);
});

import { DEFAULT_SETTINGS, type Entry } from '@altiplano/protocol';
import { encode, MOVE } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { isSeen, paceOf } from './pace.ts';

function played(type: string): Entry {
  return { kind: 'played', seat: 0, by: 'bot', number: 5, at: 0, move: { type } } as Entry;
}

const at = (pace: 'instant' | 'brisk' | 'calm') => ({ ...DEFAULT_SETTINGS, pace });

test('a calm table waits longer than a brisk one, and an instant one not at all', () => {
  const pass = encode(MOVE.pass);
  const first = (['instant', 'brisk', 'calm'] as const).map((pace) => paceOf(at(pace), pass, false));
  expect(first).toEqual(first.toSorted((a, b) => a - b));
  expect(first[0]).toBe(0);
  expect(paceOf(at('calm'), pass, true)).toBeLessThan(paceOf(at('calm'), pass, false));
});

test('what nobody sees needs no pace', () => {
  expect(paceOf(at('calm'), encode(MOVE.place), false)).toBe(0);
  expect(paceOf(at('calm'), encode(MOVE.declare), false)).toBeGreaterThan(0);
  expect([isSeen(played('place')), isSeen(played('travel'))]).toEqual([false, true]);
});

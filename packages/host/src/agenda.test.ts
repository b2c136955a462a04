import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAgenda } from './agenda.ts';

function timers(ahead = () => 0) {
  return {
    ticks: () => Date.now() + ahead(),
    after(milliseconds: number, callback: () => void) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}

beforeEach(() => void vi.useFakeTimers({ now: 1000 }));
afterEach(() => void vi.useRealTimers());

test('what is noted is done at its moment, the earliest first', () => {
  const agenda = createAgenda(timers());
  const done: string[] = [];
  for (const [key, at] of [
    ['c', 1300],
    ['a', 1100],
    ['b', 1200],
  ] as const) {
    agenda.set(key, at, () => void done.push(`${key} ${Date.now()}`));
  }
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(['a 1100', 'b 1200', 'c 1300']);
});

test('a key stands for the last thing that was noted under it, and for nothing once dropped', () => {
  const agenda = createAgenda(timers());
  const done: string[] = [];
  agenda.set('a', 1100, () => void done.push('first'));
  agenda.set('a', 1200, () => void done.push('second'));
  agenda.set('b', 1150, () => void done.push('never'));
  agenda.drop('b');
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(['second']);
});

test('what is done may note more, also under its own key', () => {
  const agenda = createAgenda(timers());
  let count = 0;
  const again = (): void => {
    if (++count < 3) agenda.set('again', Date.now() + 10, again);
  };
  agenda.set('again', 1010, again);
  vi.advanceTimersByTime(100);
  expect(count).toBe(3);
});

test('a clock that jumps ahead is noticed within a second', () => {
  let ahead = 0;
  const agenda = createAgenda(timers(() => ahead));
  const done: number[] = [];
  agenda.set('far', Date.now() + 3_600_000, () => void done.push(Date.now()));
  ahead = 3_600_000;
  vi.advanceTimersByTime(1000);
  expect(done).toHaveLength(1);
});

test('nothing is done once it is closed', () => {
  const agenda = createAgenda(timers());
  agenda.set('a', 1100, () => expect.unreachable());
  agenda.close();
  agenda.set('b', 1100, () => expect.unreachable());
  vi.advanceTimersByTime(1000);
});

test('in whatever order moments are noted, they come in theirs', () => {
  const moments = fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 60 });
  fc.assert(
    fc.property(moments, (waits) => {
      const agenda = createAgenda(timers());
      const start = Date.now();
      const done: number[] = [];
      for (const [index, wait] of waits.entries())
        agenda.set(String(index), start + wait, () => void done.push(wait));
      vi.advanceTimersByTime(1000);
      expect(done).toEqual(waits.toSorted((a, b) => a - b));
    }),
  );
});

import type { Steps } from '@altiplano/protocol';
import { expect, test } from 'vitest';
import { inSlices } from './in-slices.ts';

/** Goes on until somebody else had a turn, however fast the machine is. */
function* untilInterrupted(): Steps<string> {
  const others = { hadTurn: false };
  setImmediate(() => {
    others.hadTurn = true;
  });
  while (!others.hadTurn) yield;
  return 'done';
}

test('others have their turn while something long is calculated', async () => {
  expect(await inSlices(untilInterrupted())).toBe('done');
});

test('what goes wrong on the way is told', async () => {
  await expect(
    inSlices(
      (function* (): Steps<never> {
        yield;
        throw new Error('no');
      })(),
    ),
  ).rejects.toThrow('no');
});

test('however many calculate something long, others have their turn after one slice', async () => {
  const order: string[] = [];
  function* long(name: string): Steps<void> {
    for (let step = 0; step < 3; step++) {
      order.push(name);
      const end = performance.now() + 5;
      while (performance.now() < end);
      yield;
    }
  }
  const other = (): void => {
    order.push('other');
    if (order.filter((name) => name !== 'other').length < 9) setImmediate(other);
  };
  setImmediate(other);
  await Promise.all(['a', 'b', 'c'].map((name) => inSlices(long(name))));
  const neighbours = order.filter((name, index) => name !== 'other' && order[index + 1] !== 'other');
  // Only the very last one may have nobody after it.
  expect(neighbours.length).toBeLessThanOrEqual(1);
});

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

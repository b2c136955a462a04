import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

test('jobs run one after another, in the order in which they came', async () => {
  const queue = createQueue();
  const done: string[] = [];
  const waiting: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => void waiting.push(resolve));
  const first = queue.run(async () => {
    await promise;
    done.push('first');
  });
  const second = queue.run(() => void done.push('second'));
  await Promise.resolve();
  expect([queue.length, done]).toEqual([2, []]);
  for (const release of waiting) release();
  await Promise.all([first, second]);
  expect([queue.length, done]).toEqual([0, ['first', 'second']]);
});

test('a job that fails tells its caller and nobody else', async () => {
  const queue = createQueue();
  const failed = queue.run(() => {
    throw new Error('no');
  });
  const next = queue.run(() => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

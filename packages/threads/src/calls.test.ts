import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { type Calls, createCalls } from './calls.ts';
import type { Revive } from './sent-error.ts';
import type { FaultCall } from './testing/fault-worker.ts';
import type { SumJob } from './testing/sum-worker.ts';
import { type Thread, threadOf } from './thread.ts';

function start(name: 'sum' | 'fault', data: unknown): Thread {
  const worker = new Worker(new URL(`./testing/${name}-worker.ts`, import.meta.url), { workerData: data });
  onTestFinished(async () => void (await worker.terminate()));
  return threadOf(worker);
}

function faults(data: unknown, revive?: Revive): Calls<FaultCall, string> {
  return createCalls(start('fault', data), revive);
}

test('calls of one moment have an outcome each, also beside one whose result cannot be sent', async () => {
  const { ask, ready } = createCalls<SumJob, number>(start('sum', 10));
  await ready;
  const outcomes = await Promise.allSettled([
    ask({ add: 1, wait: 20 }),
    ask('result that cannot be sent'),
    ask({ add: 2 }),
    ask('throw'),
  ]);
  expect(outcomes.map((one) => ('value' in one ? one.value : (one.reason as Error).message))).toEqual([
    11,
    expect.stringContaining('could not be cloned'),
    12,
    'no such sum',
  ]);
});

test('a call that cannot be sent fails by itself, beside those of the same moment', async () => {
  const { ask, ready } = faults(true);
  await ready;
  const unsendable = { echo: (() => 'b') as unknown as string };
  const outcomes = await Promise.allSettled([ask({ echo: 'a' }), ask(unsendable), ask({ echo: 'c' })]);
  expect(outcomes).toMatchObject([
    { value: 'a' },
    { reason: { message: expect.stringContaining('could not be cloned') } },
    { value: 'c' },
  ]);
  await expect(ask(unsendable)).rejects.toThrow('could not be cloned');
  expect(await ask({ echo: 'd' })).toBe('d');
});

test('what is asked before the thread is ready waits for it', async () => {
  const { ask } = faults(true);
  expect(await Promise.all([ask({ echo: 'a' }), ask({ echo: 'b' })])).toEqual(['a', 'b']);
});

test('an error comes with its name, its cause and what can be copied of the rest', async () => {
  const { ask } = faults(true);
  const error: unknown = await ask('fault').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'Fault',
    message: 'too many',
    code: 'tooMany',
    figures: { most: 3 },
    stack: expect.stringContaining('fault-worker'),
    cause: { name: 'RangeError', message: 'four' },
  });
  expect(error).not.toHaveProperty('retry');
  await expect(ask('no error')).rejects.toMatchObject({ message: 'a word' });
});

test('an error may become one of a class that its receiver knows', async () => {
  class Known extends Error {}
  const { ask } = faults(true, ({ name, message }, cause) =>
    name === 'Fault' ? new Known(message, { cause }) : null,
  );
  const error: unknown = await ask('fault').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Known);
  expect(error).toMatchObject({ cause: { name: 'RangeError' } });
});

test('a thread that never gets ready says why, to whoever waits for it and whoever asks', async () => {
  const { ask, ready } = faults(false);
  await expect(ask({ echo: 'a' })).rejects.toThrow('never ready');
  await expect(ready).rejects.toThrow('never ready');
  await expect(ask({ echo: 'b' })).rejects.toThrow('never ready');
});

test('with the end of a thread ends every call to it, and each after it', async () => {
  const { ask } = createCalls<SumJob, number>(start('sum', 0));
  const outcomes = await Promise.allSettled([
    ask({ add: 1, wait: 60_000 }),
    ask('die'),
    ask({ add: 2, wait: 60_000 }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(ask({ add: 3 })).rejects.toThrow('the thread has ended with exit code 3');
});

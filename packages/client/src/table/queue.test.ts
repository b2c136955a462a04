import { expect, test } from 'vitest';
import { begin, createDevice, until } from '../testing/device.ts';
import { playRandomly } from '../testing/random-person.ts';
import type { Step } from './step.ts';

test('the steps lead without a gap from what was shown to what is shown', async () => {
  const device = createDevice();
  const table = await begin(device, ['Ana', 'random', 'random'], { missions: true });
  const store = device.open(table);
  await until(store, ({ status }) => status === 'ready');
  const seen: Step[] = [];
  const take = (): void => {
    const { queue } = store.getSnapshot();
    const [first] = queue;
    if (first === undefined) return;
    seen.push(first);
    store.shown(first.key);
  };
  store.subscribe(take);
  await playRandomly(store, 'queue', ({ game }) => (game?.state.round ?? 0) > 3);
  expect(store.getSnapshot().queue).toEqual([]);
  expect(seen.length).toBeGreaterThan(50);
  for (const [index, step] of seen.entries()) {
    const before = seen[index - 1];
    if (before === undefined) continue;
    expect(step.key).toBeGreaterThan(before.key);
    expect(step.before?.state).toEqual(before.after?.state);
  }
  expect(new Set(seen.map(({ cause }) => cause))).toEqual(new Set(['own', 'update']));
  expect(seen.at(-1)?.after?.state).toEqual(store.getSnapshot().game?.state);
});

test('a screen that takes nothing misses the oldest, and can skip all', async () => {
  const device = createDevice();
  const table = await begin(device, ['Ana', 'random', 'random']);
  const store = device.open(table);
  await playRandomly(store, 'skip');
  const { queue } = store.getSnapshot();
  expect(queue).toHaveLength(200);
  expect(queue.at(-1)?.deed).toMatchObject({ kind: 'finished' });
  store.shown();
  expect(store.getSnapshot().queue).toEqual([]);
});

test('a bot says what it would do', async () => {
  const device = createDevice();
  const table = await begin(device, ['Ana', 'random']);
  const store = device.open(table);
  await until(store, ({ mayAct }) => mayAct);
  const hint = await store.hint();
  if ('code' in hint) throw new Error(hint.code);
  expect(hint.moves).toHaveLength(1);
  expect(await store.play(hint.moves[0] as NonNullable<(typeof hint.moves)[0]>)).toBe(null);
});

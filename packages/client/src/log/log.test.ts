import { expect, test } from 'vitest';
import { begin, createDevice, until } from '../testing/device.ts';
import { playRandomly } from '../testing/random-person.ts';

test('the log grows with the game, and what was before is loaded bit by bit', async () => {
  const device = createDevice();
  const table = await begin(device, ['Ana', 'random', 'random'], { missions: true, traveler: 'full' });
  const store = device.open(table);
  await until(store, ({ status }) => status === 'ready');
  const { last } = await playRandomly(store, 'story');
  const grown = last.log;
  store.close();

  const again = device.open(table);
  await until(again, ({ status }) => status === 'ready');
  expect(again.getSnapshot().log).toEqual({ lines: [], isComplete: false });
  let parts = 0;
  while (!again.getSnapshot().log.isComplete) {
    expect(await again.loadLog()).toBe(null);
    parts++;
  }
  expect(parts).toBeGreaterThan(1);
  const { lines } = again.getSnapshot().log;
  expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1));
  expect(lines[0]).toMatchObject({ deed: { kind: 'created' }, round: null, seat: null });
  expect(lines.slice(-grown.lines.length)).toEqual(grown.lines);
  const rounds = lines.flatMap(({ round }) => (round === null ? [] : [round]));
  expect(rounds).toEqual([...rounds].sort((a, b) => a - b));
  expect(rounds.at(-1)).toBe(again.getSnapshot().game?.state.round);
  expect(await again.loadLog()).toBe(null);
  expect(again.getSnapshot().log.lines).toBe(lines);
});

test('one can look back to a line of the log', async () => {
  const device = createDevice();
  const table = await begin(device, ['Ana', 'random']);
  const store = device.open(table);
  await playRandomly(store, 'back', ({ log }) => log.lines.length > 30);
  const { log, game } = store.getSnapshot();
  const last = log.lines.at(-1)?.number ?? 0;
  const before = log.lines.at(-20)?.number ?? 0;
  expect(await store.gameAt(last)).toMatchObject({ state: game?.state });
  const earlier = await store.gameAt(before);
  if ('code' in earlier) throw new Error(earlier.code);
  expect(earlier.state).not.toEqual(game?.state);
  expect(await store.gameAt(0)).toMatchObject({ code: 'noSuchMoment' });
  store.close();

  // Who has just come remembers nothing and asks.
  const again = device.open(table);
  await until(again, ({ status }) => status === 'ready');
  expect(await again.gameAt(before)).toMatchObject({ state: earlier.state });
});

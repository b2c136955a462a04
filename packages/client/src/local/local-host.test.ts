import { steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { Timers } from '../connection/timers.ts';
import { createQuickPool } from '../testing/quick-pool.ts';
import { settingsOf } from '../testing/settings.ts';
import { createTestTimers } from '../testing/timers.ts';
import { createLocalHost } from './local-host.ts';
import { createMemoryStorage } from './memory-storage.ts';
import type { FromHost } from './messages.ts';

const PACE = 3000;

/** A host with a game of two bots, which move only while time passes and somebody looks. */
async function botsAlone() {
  const timers = createTestTimers();
  let setBack = 0;
  const clock: Timers = { now: () => timers.now() - setBack, after: timers.after };
  const heard: FromHost[] = [];
  const host = createLocalHost({
    storage: createMemoryStorage(),
    pool: createQuickPool(),
    pack: steadyPack,
    timers: clock,
    newTable: () => 'a table',
    newSeed: () => 'a seed',
    post: (message) => void heard.push(message),
    failed: expect.unreachable,
  });
  const settings = { ...settingsOf({ players: 2 }), pace: 'calm' } as const;
  host.receive({
    type: 'begin',
    id: 'begin',
    setup: { settings, players: [{ bot: 'random' }, { bot: 'random' }] },
  });
  await nextTurns();
  return {
    heard,
    ask: (type: 'watch' | 'unwatch') => host.receive({ type, id: type, table: 'a table' }),
    updates: () => heard.filter(({ type }) => type === 'update').length,
    setBack: (milliseconds: number) => void (setBack = milliseconds),
    async pass() {
      await nextTurns();
      timers.pass(PACE);
      await nextTurns();
    },
  };
}

async function nextTurns(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test('bots move on when the clock of the device is set back', async () => {
  const { ask, pass, setBack, updates } = await botsAlone();
  ask('watch');
  await pass();
  const before = updates();
  expect(before).toBeGreaterThan(0);
  setBack(3_600_000);
  for (let time = 0; time < 3; time++) await pass();
  expect(updates()).toBeGreaterThan(before);
});

test('who looks away before the game has been read is told nothing of it', async () => {
  const { ask, pass, updates, heard } = await botsAlone();
  ask('watch');
  ask('unwatch');
  for (let time = 0; time < 3; time++) await pass();
  expect(heard).toContainEqual({ type: 'ok', id: 'unwatch' });
  expect(updates()).toBe(0);
});

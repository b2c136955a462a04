import { expect, test } from 'vitest';
import type { FromHost } from '../local/messages.ts';
import { begin, createDevice, settle, until } from '../testing/device.ts';

test('what is said, who is there and what the time is', async () => {
  let tell: ((message: FromHost) => void) | undefined;
  const device = createDevice({
    up(message, reply) {
      tell = reply;
      if (message.type !== 'chat') return message;
      reply({ type: 'ok', id: message.id });
      return undefined;
    },
  });
  const table = await begin(device, ['Ana', 'random']);
  const store = device.open(table);
  await until(store, ({ mayAct }) => mayAct);
  // The bot has drawn, too.
  await settle();
  const before = store.getSnapshot();
  const person = { id: 'ana', name: 'Ana' };
  for (const number of [2, 1, 2]) tell?.({ type: 'chat', table, number, at: 1, person, text: `${number}` });
  tell?.({ type: 'presence', table, seats: ['here', 'away'], spectators: 3 });
  await settle();
  const after = store.getSnapshot();
  expect(after.chat.map(({ text }) => text)).toEqual(['1', '2']);
  expect(after.presence).toEqual({ seats: ['here', 'away'], spectators: 3 });
  // What has not changed is the same as before, so that nobody draws it again.
  for (const part of ['info', 'game', 'log', 'own', 'undo', 'queue', 'connection'] as const) {
    expect(after[part]).toBe(before[part]);
  }
  expect(await store.say('hello')).toBe(null);
});

test('a table that one may not see, or no longer sees, says why', async () => {
  let tell: ((message: FromHost) => void) | undefined;
  const device = createDevice({
    up(message, reply) {
      tell = reply;
      return message;
    },
  });
  const nothing = device.open('nowhere');
  expect((await until(nothing, ({ status }) => status === 'gone')).trouble).toMatchObject({
    code: 'noSuchTable',
  });
  const table = await begin(device, ['Ana', 'random']);
  const store = device.open(table);
  await until(store, ({ status }) => status === 'ready');
  tell?.({ type: 'left', table, trouble: { code: 'noSpectators', figures: {} } });
  const gone = await until(store, ({ status }) => status === 'gone');
  expect(gone).toMatchObject({ trouble: { code: 'noSpectators' }, game: null, info: null });
  expect(await store.play({ type: 'pass' })).toMatchObject({ code: 'notRunning' });
});

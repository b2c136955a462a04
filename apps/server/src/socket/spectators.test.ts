import { expect, test } from 'vitest';
import { type Follower, follow } from '../testing/follower.ts';
import { arrive } from '../testing/people.ts';
import { startServer } from '../testing/started-server.ts';
import { begin, createChooser, playOn } from '../testing/table-of.ts';

test('spectators see what spectators may, talk, and are counted', async () => {
  const server = await startServer();
  const { table, followers } = await begin(server.address, {
    people: ['Ann', 'Bob'],
    settings: { options: { missions: true } },
  });
  const [ann, bob] = followers as [Follower, Follower];
  const sid = await follow(await (await arrive(server.address, 'Sid')).connect(), table);
  const tia = await (await arrive(server.address, 'Tia')).connect();
  await tia.must({ type: 'watch', table, form: 'view' });
  await ann.client.until('presence', ({ spectators }) => spectators === 2);
  expect(sid.you()).toBe('spectator');
  expect(await sid.client.mustNot({ type: 'play', table, move: { type: 'pass' } })).toBe('notSeated');
  expect(await sid.client.mustNot({ type: 'sit', table })).toBe('notInLobby');
  await sid.client.must({ type: 'chat', table, text: ' good\u0007 luck ' });
  expect(await bob.client.until('chat')).toMatchObject({ person: { name: 'Sid' }, text: 'good luck' });
  await Promise.all([playOn(ann, createChooser(1)), playOn(bob, createChooser(2))]);
  await sid.until(() => sid.isOver());
  const view = await tia.until('update', ({ deed }) => deed.kind === 'finished');
  expect(view).toMatchObject({ view: { scores: expect.any(Array) } });
  expect(tia.heard.some((message) => 'patch' in message || 'state' in message)).toBe(false);
});

test('a table without spectators looks to others as if it were not there', async () => {
  const server = await startServer();
  const { table, followers } = await begin(server.address, {
    people: ['Ann', 'Bob'],
    settings: { spectators: false },
  });
  const sid = await (await arrive(server.address, 'Sid')).connect();
  const requests = [
    { type: 'watch' },
    { type: 'story' },
    { type: 'past', number: 3 },
    { type: 'hint' },
    { type: 'rematch' },
    { type: 'leave' },
    { type: 'sit' },
    { type: 'accept' },
    { type: 'chat', text: 'hello' },
    { type: 'play', move: { type: 'pass' } },
    { type: 'replay', position: 0, as: 'all' },
  ] as const;
  for (const request of requests) {
    const [there, nowhere] = await Promise.all([
      sid.ask({ ...request, table }, 'same'),
      sid.ask({ ...request, table: 'AAAAAAAAAAAAAAAAAAAAAA' }, 'same'),
    ]);
    expect(there).toEqual({ type: 'refused', id: 'same', trouble: { code: 'noSuchTable', figures: {} } });
    expect(nowhere).toEqual(there);
  }
  await followers[0]?.client.must({ type: 'chat', table, text: 'among us' });
  await sid.must({ type: 'ping' });
  expect(sid.heard.some(({ type }) => type === 'chat')).toBe(false);
});

test('whoever sits down or gets up sees the table as that from then on', async () => {
  const server = await startServer();
  const ann = await arrive(server.address, 'Ann');
  const bob = await arrive(server.address, 'Bob');
  const table = await ann.open({ options: { players: 3 }, spectators: true });
  const watcher = await follow(await bob.connect(), table);
  expect(watcher.you()).toBe('spectator');
  await watcher.client.must({ type: 'sit', table, seat: 2 });
  expect(watcher.you()).toBe(2);
  await watcher.client.must({ type: 'sit', table, seat: 1 });
  expect(watcher.you()).toBe(1);
  const host = await follow(await ann.connect(), table);
  await host.client.must({ type: 'openSeat', table, seat: 1 });
  await watcher.until(() => watcher.you() === 'spectator');
  expect(watcher.info().seats[1]?.person).toBeNull();
});

test('chat is kept for those who come later', async () => {
  const server = await startServer();
  const ann = await arrive(server.address, 'Ann');
  const table = await ann.open({});
  const client = await ann.connect();
  for (let line = 1; line <= 9; line++) await client.must({ type: 'chat', table, text: `line ${line}` });
  const later = await (await arrive(server.address, 'Bob')).connect();
  await later.must({ type: 'watch', table });
  const lines = later.heard.flatMap((message) => (message.type === 'chat' ? [message.text] : []));
  expect(lines).toEqual(Array.from({ length: 9 }, (_, index) => `line ${index + 1}`));
  expect(await later.mustNot({ type: 'chat', table, text: ' \u200B ' })).toBe('wrongValue');
});

import { expect, test } from 'vitest';
import { createFakeNet, type FakeNet } from '../testing/fake-sockets.ts';
import { createTestTimers, type TestTimers } from '../testing/timers.ts';
import { socketWire } from '../wire/socket-wire.ts';
import { type Connection, createConnection } from './connection.ts';
import type { Follower } from './following.ts';

interface Line {
  readonly net: FakeNet;
  readonly timers: TestTimers;
  readonly connection: Connection;
}

function line(): Line {
  const net = createFakeNet();
  const timers = createTestTimers();
  let lastId = 0;
  const connection = createConnection({
    open: socketWire(net.connect),
    timers,
    random: () => 0.999,
    newId: () => `key ${++lastId}`,
  });
  return { net, timers, connection };
}

function follower(have: () => number | undefined = () => undefined): Follower & { heardTypes: string[] } {
  const heardTypes: string[] = [];
  return {
    heardTypes,
    have,
    heard: ({ type }) => heardTypes.push(type),
    refused: ({ code }) => heardTypes.push(code),
    caughtUp: () => heardTypes.push('caughtUp'),
    lost: () => heardTypes.push('lost'),
  };
}

const status = ({ connection }: Line): string => connection.state.getSnapshot().status;

test('it is open once it has been welcomed', () => {
  const one = line();
  expect(status(one)).toBe('connecting');
  one.net.welcome();
  expect(one.connection.state.getSnapshot()).toEqual({
    status: 'open',
    you: { id: 'ana', name: 'Ana' },
    failures: 0,
    retryAt: null,
  });
});

test('another version of messages or rules is seen as such, and not tried again', () => {
  for (const change of [{ protocol: 2 as never }, { rules: 'of tomorrow' }, { layout: 'of tomorrow' }]) {
    const one = line();
    one.net.welcome(change);
    expect(status(one)).toBe('outdated');
    expect(one.net.last.isClosed).toBe(true);
    one.timers.pass(1_000_000);
    expect(one.net.sockets).toHaveLength(1);
  }
});

test('it comes back, and waits longer each time', () => {
  const one = line();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 9; attempt++) {
    one.net.last.end();
    expect(status(one)).toBe('offline');
    const { retryAt, failures } = one.connection.state.getSnapshot();
    expect(failures).toBe(attempt + 1);
    waits.push((retryAt ?? 0) - one.timers.now());
    one.timers.pass(waits.at(-1) ?? 0);
    expect(one.net.sockets).toHaveLength(attempt + 2);
  }
  expect(waits).toEqual([500, 1000, 1999, 3998, 7996, 15992, 29985, 29985, 29985]);
  one.net.welcome();
  expect(one.connection.state.getSnapshot().failures).toBe(0);
  one.net.last.end();
  one.connection.retry();
  expect(status(one)).toBe('connecting');
});

test('a server that stops says so, and is being restarted until it is back', () => {
  const one = line();
  one.net.welcome();
  one.net.last.end(1001);
  expect(status(one)).toBe('restarting');
  one.timers.pass(60_000);
  expect(status(one)).toBe('restarting');
  one.net.last.end();
  expect(status(one)).toBe('restarting');
  one.connection.retry();
  one.net.welcome();
  expect(status(one)).toBe('open');
  one.net.last.end();
  expect(status(one)).toBe('offline');
});

test('a follower is told when all that it missed has come', () => {
  const one = line();
  const ana = follower();
  one.connection.follow('t', ana);
  one.net.welcome();
  const [watch] = one.net.last.sent;
  one.net.last.say({ type: 'presence', table: 't', seats: [], spectators: 0 });
  one.net.last.say({ type: 'ok', id: watch?.id ?? '', number: 3 });
  one.net.last.end();
  expect(ana.heardTypes).toEqual(['presence', 'caughtUp', 'lost']);
});

test('what has no answer is sent again under the same key, after the tables; what has one is not', async () => {
  const one = line();
  one.connection.follow(
    't',
    follower(() => 7),
  );
  const early = one.connection.ask({ type: 'story', table: 't' });
  one.net.welcome();
  const move = one.connection.ask({ type: 'play', table: 't', move: { type: 'pass' } });
  const said = one.connection.ask({ type: 'chat', table: 't', text: 'hello' });
  expect(one.net.last.sent.map(({ type }) => type)).toEqual(['watch', 'story', 'play', 'chat']);
  const [, story, play, chat] = one.net.last.sent;
  one.net.last.say({ type: 'ok', id: chat?.id ?? '' });
  await said;
  one.net.last.end();
  one.timers.pass(60_000);
  expect(one.net.last.sent).toEqual([]);
  one.net.welcome();
  const [watch, ...again] = one.net.last.sent;
  expect(watch).toMatchObject({ type: 'watch', table: 't', have: 7 });
  expect(again).toEqual([story, play]);
  one.net.last.say({ type: 'ok', id: play?.id ?? '', number: 8 });
  one.net.last.say({ type: 'refused', id: story?.id ?? '', trouble: { code: 'noSuchTable', figures: {} } });
  expect(await move).toMatchObject({ type: 'ok', number: 8 });
  expect(await early).toMatchObject({ type: 'refused' });
});

test('where nobody knows whether it was done it is asked again, under the same key', async () => {
  const one = line();
  one.net.welcome();
  const move = one.connection.ask({ type: 'undo', table: 't' });
  const [first] = one.net.last.sent;
  one.net.last.say({ type: 'refused', id: first?.id ?? '', trouble: { code: 'unavailable', figures: {} } });
  one.timers.pass(10_000);
  expect(one.net.last.sent).toEqual([first, first]);
  one.net.last.say({ type: 'ok', id: first?.id ?? '' });
  expect(await move).toMatchObject({ type: 'ok' });
});

test('a follower hears what is about its table, until it stops', () => {
  const one = line();
  const [ours, other] = [follower(), follower()];
  const followed = one.connection.follow('ours', ours);
  one.connection.follow('other', other);
  one.net.welcome();
  const presence = { type: 'presence' as const, seats: [], spectators: 0 };
  one.net.last.say({ ...presence, table: 'ours' });
  one.net.last.say({ ...presence, table: 'nobody’s' });
  const watch = one.net.last.sent.find((sent) => 'table' in sent && sent.table === 'other');
  one.net.last.say({ type: 'refused', id: watch?.id ?? '', trouble: { code: 'noSpectators', figures: {} } });
  expect([ours.heardTypes, other.heardTypes]).toEqual([['presence'], ['noSpectators']]);
  followed.stop();
  one.net.last.say({ ...presence, table: 'ours' });
  expect(ours.heardTypes).toEqual(['presence']);
  expect(one.net.last.sent.at(-1)).toMatchObject({ type: 'unwatch', table: 'ours' });
});

test('a connection that is silent is asked for a sign of life, and given up without one', () => {
  const one = line();
  one.net.welcome();
  one.timers.pass(26_000);
  const ping = one.net.last.sent.at(-1);
  expect(ping).toMatchObject({ type: 'ping' });
  one.net.last.say({ type: 'ok', id: ping?.id ?? '' });
  one.timers.pass(30_000);
  expect(status(one)).toBe('open');
  one.timers.pass(70_000);
  expect(one.net.sockets.length).toBeGreaterThan(1);
  expect(one.net.sockets[0]?.isClosed).toBe(true);
});

test('a session that has ended is said so; after signing in it is tried again', () => {
  const one = line();
  one.net.welcome();
  one.net.last.end(4401);
  expect(status(one)).toBe('signedOut');
  one.timers.pass(1_000_000);
  expect(one.net.sockets).toHaveLength(1);
  one.connection.retry();
  one.net.welcome();
  expect(status(one)).toBe('open');
});

test('whoever does not speak the protocol is left', () => {
  for (const nonsense of ['no json', '[]', '{"type":3}', 'null']) {
    const one = line();
    one.net.last.say(nonsense);
    expect(status(one)).toBe('offline');
    expect(one.net.last.isClosed).toBe(true);
  }
});

test('what is not answered when it is closed is refused, and so is what comes later', async () => {
  const one = line();
  one.net.welcome();
  const asked = one.connection.ask({ type: 'hint', table: 't' });
  one.connection.close();
  expect(await asked).toMatchObject({ type: 'refused', trouble: { code: 'closed' } });
  expect(await one.connection.ask({ type: 'games' })).toMatchObject({ trouble: { code: 'closed' } });
  expect(status(one)).toBe('closed');
  one.connection.retry();
  expect(one.net.sockets).toHaveLength(1);
});

import type { Storage } from '@altiplano/storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../logs/logger.ts';
import type { Connection } from './connection.ts';
import { createRoster, SESSION_ENDED } from './roster.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function roster(sessions: ReadonlySet<string>) {
  const person = { id: 'ann', name: 'Ann', at: 0 };
  const people = { byToken: async (hash: string) => (sessions.has(hash) ? person : undefined) };
  return createRoster({ storage: { people } as unknown as Storage, log: createLog('silent'), now: Date.now });
}

function connection(parts: Partial<Connection> = {}) {
  const trace: string[] = [];
  const made = {
    tokenHash: 'good',
    address: 'here',
    isAlive: true,
    checkedAt: 0,
    ping() {
      trace.push('ping');
      this.isAlive = false;
    },
    cut: () => void trace.push('cut'),
    close: (code: number) => void trace.push(`close ${code}`),
    ...parts,
  };
  return { connection: made as unknown as Connection, trace };
}

test('a connection from which nothing comes back is cut', () => {
  const all = roster(new Set(['good']));
  const { connection: quiet, trace } = connection();
  all.add(quiet);
  vi.advanceTimersByTime(20_000);
  Object.assign(quiet, { isAlive: true });
  vi.advanceTimersByTime(20_000);
  expect(trace).toEqual(['ping', 'ping']);
  vi.advanceTimersByTime(20_000);
  expect(trace).toEqual(['ping', 'ping', 'cut']);
  all.remove(quiet);
  vi.advanceTimersByTime(60_000);
  expect(trace).toHaveLength(3);
});

test('a session that was ended elsewhere ends its connections after a while', async () => {
  const all = roster(new Set(['good']));
  const [good, ended] = [connection(), connection({ tokenHash: 'ended' })];
  for (const { connection: one } of [good, ended]) {
    Object.defineProperty(one, 'isAlive', { get: () => true, set: () => {} });
    all.add(one);
  }
  await vi.advanceTimersByTimeAsync(320_000);
  expect(ended.trace).toContain(`close ${SESSION_ENDED}`);
  expect(good.trace).not.toContain(`close ${SESSION_ENDED}`);
});

test('where the word of an end may have been lost, every session is looked at again', async () => {
  const all = roster(new Set(['good']));
  const [good, ended] = [connection(), connection({ tokenHash: 'ended' })];
  for (const { connection: one } of [good, ended]) all.add(one);
  all.checkAll();
  await vi.advanceTimersByTimeAsync(0);
  expect([good.trace, ended.trace]).toEqual([[], [`close ${SESSION_ENDED}`]]);
});

test('connections are counted by their address', () => {
  const all = roster(new Set());
  const [one, two, other] = [connection(), connection(), connection({ address: 'there' })];
  for (const { connection: added } of [one, two, other]) all.add(added);
  expect([all.from('here'), all.from('there'), all.from('nowhere'), all.size]).toEqual([2, 1, 0, 3]);
  all.remove(one.connection);
  all.remove(one.connection);
  expect([all.from('here'), all.size]).toEqual([1, 2]);
});

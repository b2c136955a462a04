import type { Entry } from '@altiplano/protocol';
import { decide, type Order } from '@altiplano/table';
import { expect, test } from 'vitest';
import { change, isCurrent } from './change.ts';
import { Outage } from './outage.ts';
import { ann, anyPlacing, hostOn, type OneHost, planningGame } from './testing/small-world.ts';

const order = (host: OneHost, command: Order['command'], key?: string) =>
  change(
    host.hosted,
    (table) => decide(table, { person: ann, command, at: 2, ...(key !== undefined && { key }) }),
    host.changing,
  );

const placing = (host: OneHost, key?: string) => order(host, anyPlacing(host.hosted.table), key);

test('what is decided is durable, then told, then announced', async () => {
  const log = planningGame('easy');
  const host = hostOn(log);
  const before = log.entries.length;
  expect(await placing(host)).toMatchObject({ caused: before + 1 });
  expect([log.entries.length, host.told, host.changed]).toEqual([before + 1, [before + 1], [before + 1]]);
});

test('what is refused changes nothing and is told to nobody', async () => {
  const log = planningGame('easy');
  const host = hostOn(log);
  const before = log.entries.length;
  expect(await order(host, { type: 'undo' })).toHaveProperty('refused');
  expect([log.entries.length, host.told]).toEqual([before, []]);
});

test.each(['fails before', 'fails after'] as const)(
  'an append that %s it is stored is made once',
  async (mishap) => {
    const log = planningGame('easy');
    const host = hostOn(log);
    const before = log.entries.length;
    log.mishaps.push(mishap);
    expect(await placing(host, 'a key')).toMatchObject({ caused: before + 1 });
    expect([log.entries.length, host.told, host.hosted.isLost]).toEqual([before + 1, [before + 1], false]);
  },
);

test('whoever loses a race takes in what the other did and decides anew', async () => {
  const log = planningGame('easy');
  const [one, other] = [hostOn(log), hostOn(log)];
  const before = log.entries.length;
  await placing(one);
  await placing(other);
  expect(other.told).toEqual([before + 1, before + 2]);
  expect(await isCurrent(one.hosted, one.changing)).toBe(false);
  expect(one.told).toEqual(other.told);
});

test('a refusal that only stale memory explains is none', async () => {
  const log = planningGame('easy');
  const [one, other] = [hostOn(log), hostOn(log)];
  await placing(one);
  expect(await order(other, { type: 'undo' })).toHaveProperty('entries');
});

test('when the store is gone the table is lost, and whoever asked is told of an outage', async () => {
  const log = planningGame('easy');
  const host = hostOn(log);
  log.isGone = true;
  await expect(placing(host)).rejects.toThrow(Outage);
  expect([host.hosted.isLost, host.told]).toEqual([true, []]);
});

/** A move that nobody can make while all plan. */
function impossible(number: number): Entry {
  return { kind: 'played', number, at: 2, seat: 0, by: 'person', move: { type: 'pass' } };
}

test('entries that cannot be folded make the table lost, for another host to serve', async () => {
  const log = planningGame('easy');
  const host = hostOn(log);
  log.entries.push(impossible(log.entries.length + 1));
  await expect(isCurrent(host.hosted, host.changing)).rejects.toThrow();
  expect([host.hosted.isLost, host.told]).toEqual([true, []]);
});

test('a decision that cannot be folded leaves the table as it was', async () => {
  const log = planningGame('easy');
  const host = hostOn(log);
  const before = log.entries.length;
  const halfPossible = change(
    host.hosted,
    (table) => {
      const decision = decide(table, { person: ann, command: anyPlacing(table), at: 2 });
      return 'refused' in decision
        ? decision
        : { ...decision, entries: [...decision.entries, impossible(before + 2)] };
    },
    host.changing,
  );
  await expect(halfPossible).rejects.toThrow();
  const { table, isLost } = host.hosted;
  expect([log.entries.length, table.number, isLost]).toEqual([before, before, false]);
  expect(await placing(host)).toMatchObject({ caused: before + 1 });
});

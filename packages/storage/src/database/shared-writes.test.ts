import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { NodeSqliteDialect } from '../sqlite/dialect.ts';
import type { Flavour } from './flavour.ts';
import type { Schema } from './schema.ts';
import { createSharedWrites } from './shared-writes.ts';

const flavour: Flavour = {
  isViolation: (error) => (error as Error).message === 'violation',
  gaveWay: (error) => (error as Error).message === 'deadlock',
  announce: async () => {},
  prove: async () => {},
};

/** Writes of texts on a real database, keeping what was written and in which transactions. */
function setUp() {
  const done: string[] = [];
  const transactions = new Set<unknown>();
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(new DatabaseSync(':memory:')) });
  const shared = createSharedWrites(db, flavour);
  const lane = (name: string, trouble: string[] = []) =>
    shared.lane<string, string>({
      keyOf: (item) => item.slice(0, 1),
      async write(transaction, items) {
        transactions.add(transaction);
        await sql`select ${items.length}`.execute(transaction);
        const next = trouble.shift();
        if (next !== undefined && items.includes('x')) throw new Error(next);
        done.push(`${name}: ${items.join(' ')}`);
        return items.map((item) => item.toUpperCase());
      },
    });
  return { done, lane, transactions };
}

test('changes of all kinds of one moment share a transaction, each kind in the order of its keys', async () => {
  const { done, lane, transactions } = setUp();
  const [first, second] = [lane('first'), lane('second')];
  const outcomes = await Promise.all([second('b'), first('z'), first('a'), second('a')]);
  expect(outcomes).toEqual(['B', 'Z', 'A', 'A']);
  expect(done).toEqual(['first: a z', 'second: a b']);
  expect(transactions.size).toBe(1);
});

test('a transaction that had to give way is tried again; one that always must is an outage', async () => {
  const { done, lane } = setUp();
  expect(await lane('a', ['deadlock', 'deadlock'])('x')).toBe('X');
  expect(done).toEqual(['a: x']);
  const hopeless = lane(
    'b',
    Array.from({ length: 9 }, () => 'deadlock'),
  );
  await expect(hopeless('x')).rejects.toThrow('deadlock');
});

test('what violates a constraint fails alone, whatever kind the others are', async () => {
  const { lane } = setUp();
  const [good, bad] = [
    lane('good'),
    lane(
      'bad',
      Array.from({ length: 9 }, () => 'violation'),
    ),
  ];
  const outcomes = await Promise.allSettled([good('a'), bad('b'), bad('x'), bad('c'), good('d')]);
  expect(outcomes.map(({ status }) => status[0])).toEqual(['f', 'f', 'r', 'f', 'f']);
});

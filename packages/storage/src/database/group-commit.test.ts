import { expect, test } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

/** Writes texts, the first letter being the key; keeps what each group was. An odd one out is at fault. */
function writer(broken: string[] = []) {
  const groups: string[][] = [];
  return {
    groups,
    keyOf: (item: string) => item.slice(0, 1),
    isItemsFault: (error: unknown) => (error as Error).message === 'bad',
    async write(items: readonly string[]) {
      groups.push([...items]);
      if (items.some((item) => broken.includes(item))) throw new Error('bad');
      if (items.includes('outage')) throw new Error('outage');
      return items.map((item) => item.toUpperCase());
    },
  };
}

test('what is added in one turn is one group; what is added meanwhile is the next', async () => {
  const to = writer();
  const group = createGroupCommit(to);
  const first = [group.add('a'), group.add('b')];
  expect(await Promise.all(first)).toEqual(['A', 'B']);
  await Promise.all([group.add('c'), group.add('d'), group.add('e')]);
  expect(to.groups).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ]);
});

test('items of one key keep their order, in groups of their own', async () => {
  const to = writer();
  const group = createGroupCommit(to);
  await Promise.all(['a1', 'b1', 'a2', 'c1', 'a3'].map((item) => group.add(item)));
  expect(to.groups).toEqual([['a1', 'b1', 'c1'], ['a2'], ['a3']]);
});

test('an item at fault fails alone; an outage fails its whole group and is not tried again', async () => {
  const to = writer(['b']);
  const group = createGroupCommit(to);
  const fault = await Promise.allSettled(['a', 'b', 'c'].map((item) => group.add(item)));
  expect(fault.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const outage = await Promise.allSettled(['a', 'outage'].map((item) => group.add(item)));
  expect(outage.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(to.groups.at(-1)).toEqual(['a', 'outage']);
  expect(await group.add('z')).toBe('Z');
});

test('a group has a bound, and settled waits for all of them', async () => {
  const to = writer();
  const group = createGroupCommit(to);
  const items = Array.from({ length: 600 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  const added = items.map((item) => group.add(item));
  await group.settled();
  expect(to.groups.map(({ length }) => length)).toEqual([256, 256, 88]);
  expect(await Promise.all(added)).toEqual(items);
});

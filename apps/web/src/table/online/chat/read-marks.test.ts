import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMarks, readUpTo, unreadCount, withRead } from './read-marks.ts';

function line(number: number, id: string) {
  return { number, at: 0, person: { id, name: id }, text: `line ${number}` };
}

test('what others said since the last line read is unread', () => {
  const chat = [line(1, 'ben'), line(2, 'ana'), line(3, 'ben'), line(5, 'ben')];
  expect(unreadCount(chat, 0, 'ana')).toBe(3);
  expect(unreadCount(chat, 3, 'ana')).toBe(1);
  expect(unreadCount(chat, 5, 'ana')).toBe(0);
});

test('what was read stays read, and tables are forgotten in the end', () => {
  const once = withRead([], 'a', 4);
  expect(withRead(once, 'a', 3)).toBe(once);
  let marks = once;
  for (let table = 0; table < 60; table++) marks = withRead(marks, `t${table}`, 1);
  expect(marks).toHaveLength(50);
  expect([readUpTo(marks, 't59'), readUpTo(marks, 'a')]).toEqual([1, 0]);
});

test('whatever was kept, marks come out of it', () => {
  expect(parseMarks(JSON.stringify(withRead([], 'a', 4)))).toEqual([{ table: 'a', read: 4 }]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const { table, read } of parseMarks(text))
        expect([typeof table, typeof read]).toEqual(['string', 'number']);
    }),
  );
});

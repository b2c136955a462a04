import { expect, test } from 'vitest';
import { tableInLink } from './table-in-link.ts';

test.each([
  ['https://games.example/t/Ab-9_x', 'Ab-9_x'],
  [' http://localhost:8080/t/abc?x=1 ', 'abc'],
  ['/t/abc/', 'abc'],
  ['Ab-9_x', 'Ab-9_x'],
  ['', null],
  ['https://games.example/help', null],
  ['two words', null],
])('%j means the table %j', (pasted, table) => {
  expect(tableInLink(pasted)).toBe(table);
});

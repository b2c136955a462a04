import type { TableInfo } from '@altiplano/protocol';
import { expect, test } from 'vitest';
import { voters } from './voters.ts';

test('people are asked, bots and those for whom a bot plays are not', () => {
  const person = { id: 'a', name: 'Ana' };
  const seats = [
    { person, bot: null, ready: true },
    { person: null, bot: 'easy', ready: true },
    { person, bot: 'medium', ready: true },
  ];
  expect(voters({ seats } as unknown as TableInfo)).toEqual([0]);
});

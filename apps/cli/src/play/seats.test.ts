import { expect, test } from 'vitest';
import type { Line } from '../arguments/flags.ts';
import { en } from '../text/en.ts';
import { namedSeats, playersOf, resumeFlags } from './seats.ts';
import type { Player } from './table.ts';

function lineOf(flags: Readonly<Record<string, string>>): Line {
  return { words: [], flags: new Map(Object.entries(flags)) };
}

function seated(players: number, flags: Readonly<Record<string, string>>): Player[] {
  const line = lineOf(flags);
  return playersOf(line, players, namedSeats(line, en), en);
}

test.each<[number, Record<string, string>, string]>([
  [3, {}, 'human,medium,medium'],
  [3, { bots: 'hard' }, 'human,hard,hard'],
  [4, { bots: 'easy, hard,master' }, 'human,easy,hard,master'],
  [3, { bots: 'greedy,random', seats: 'bot,human,bot' }, 'greedy,human,random'],
  [2, { bots: 'easy', seats: 'human,human' }, 'human,human'],
])('%i players with %o', (players, flags, expected) => {
  expect(seated(players, flags).join()).toBe(expected);
});

test.each<[Record<string, string>, string]>([
  [{ bots: 'clever' }, '--bots clever: must be random or '],
  [{ bots: '' }, '--bots : must be random or '],
  [{ bots: 'easy,hard' }, '--bots: names 2, but 3 play'],
  [{ bots: 'easy,hard,easy,hard' }, '--bots: names 4, but 3 play'],
])('bots that cannot sit down: %o', (flags, complaint) => {
  expect(() => seated(4, flags)).toThrow(complaint);
});

test.each<[Player[], string]>([
  [['human', 'medium', 'medium'], ''],
  [['human', 'hard', 'hard'], '--bots hard'],
  [['human', 'easy', 'hard'], '--bots easy,hard'],
  [['human', 'human'], '--seats human,human'],
  [['medium', 'human', 'easy'], '--seats bot,human,bot --bots medium,easy'],
])('what resumes a table of %o seats the same players again', (players, flags) => {
  expect(resumeFlags({ players, packFile: undefined })).toBe(flags);
  expect(resumeFlags({ players, packFile: 'my pack.json' })).toBe(`${flags} --pack 'my pack.json'`.trim());
  const named = flags.split(' ').filter((word) => word !== '');
  const again: Record<string, string> = {};
  for (let at = 0; at < named.length; at += 2) again[(named[at] ?? '').slice(2)] = named[at + 1] ?? '';
  expect(seated(players.length, again)).toEqual(players);
});

import { YOU } from '@altiplano/text';
import { expect, test } from 'vitest';
import { newGame as german } from '../words/de/new-game.ts';
import { newGame as english } from '../words/en/new-game.ts';
import { firstSeats, playersOf, withCount } from './seats.ts';

const named = (seat: number) => `Player ${seat + 1}`;

test('at first one person plays against easy bots', () => {
  expect(playersOf(firstSeats(3), named)).toEqual([{ name: 'Player 1' }, { bot: 'easy' }, { bot: 'easy' }]);
});

test('new seats get the bot that is there, and seats that stay keep who they have', () => {
  const seats = [{ kind: 'person', name: ' Ana ' } as const, { kind: 'hard', name: '' } as const];
  expect(playersOf(withCount(seats, 3), named)).toEqual([{ name: 'Ana' }, { bot: 'hard' }, { bot: 'hard' }]);
  expect(withCount(seats, 2)).toEqual(seats);
});

test('who gives no name is called by the word that sentences know', () => {
  expect([english.you, german.you]).toEqual([YOU.en, YOU.de]);
});

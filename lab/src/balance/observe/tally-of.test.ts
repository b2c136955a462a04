import { type Bot, BOTS } from '@altiplano/bots';
import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { DEFAULT_OPTIONS, type Options, score } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { livelyBot } from '../../testing/lively-bot.ts';
import { WHOLE_WIN } from '../tally/standing.ts';
import { HOLDINGS } from '../tally/tally.ts';
import { cardsOf } from './cards.ts';
import { playOut } from './play-out.ts';
import { tallyOf } from './tally-of.ts';

const GAMES: [string, Partial<Options>][] = [
  ['base game of two', { players: 2 }],
  ['missions, drafted roles', { players: 3, missions: true, roles: 'draft', planning: 'simultaneous' }],
  ['the traveler', { players: 4, missions: true, traveler: 'full' }],
  ['short game of five, first edition', { players: 5, traveler: 'eventsOnly', short: true, edition: 2017 }],
];

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

test.each(GAMES)('a tally agrees with the game it was made of: %s', (seed, named) => {
  const options = { ...DEFAULT_OPTIONS, ...named };
  const played = playOut(steadyPack, options, seed, livelyBot);
  const { game, events } = played;
  const tally = tallyOf(played);
  const { players } = options;
  expect(tally).toMatchObject({ games: 1, rounds: { [game.state.round]: 1 }, moves: played.moves });
  expect(tally.decisions).toBeLessThan(tally.moves);
  for (const standings of [tally.roles, tally.positions]) {
    const all = Object.values(standings);
    expect(sum(all.map(({ count }) => count))).toBe(players);
    expect(sum(all.map(({ wins }) => wins))).toBe(WHOLE_WIN);
    expect(sum(all.map(({ points }) => points))).toBe(tally.all.total);
  }
  expect(Object.keys(tally.positions)).toHaveLength(players);
  expect(sum(Object.values(tally.all.points))).toBe(tally.all.total);
  expect(tally.all.total).toBe(sum(game.state.seats.map((_, seat) => score(game, seat).total)));
  expect(tally.winners.players).toBeGreaterThan(0);
  expect(Object.keys(tally.all.holdings)).toEqual([...HOLDINGS]);

  const takers = (table: keyof typeof tally.cards): number =>
    sum(Object.values(tally.cards[table]).map((card) => card.takers.count));
  const { actions, holdings } = tally.all;
  expect(takers('extensions')).toBe(actions['buyExtension']?.taken ?? 0);
  expect(takers('extensionKinds')).toBe(takers('extensions'));
  expect(takers('houses')).toBe(holdings.houses);
  expect(takers('boats')).toBe(holdings.boats);
  expect(takers('assets')).toBe(holdings.assets);
  expect(takers('missions')).toBe(options.missions ? 2 * players : 0);
  const fulfilled = Object.values(tally.cards.orders).map((card) => card.doers.count);
  expect(sum(fulfilled)).toBe(holdings.orders);
  for (const cards of Object.values(tally.cards)) {
    for (const card of Object.values(cards)) {
      expect(card.taken).toBeLessThanOrEqual(card.open);
      expect(card.open).toBeLessThanOrEqual(card.inGame);
      expect(card.first).toBeLessThanOrEqual(card.firstOfOpen);
    }
  }
  // Each turn that is not a pass has exactly one action (A1).
  const turns = events.filter(({ type }) => type === 'turnEnded').length;
  expect(sum(Object.values(actions).map(({ taken }) => taken))).toBe(turns);
});

test('only the full expansion has a traveler to use', () => {
  const base = tallyOf(playOut(steadyPack, DEFAULT_OPTIONS, 'base', livelyBot));
  expect(base.traveler).toMatchObject({ players: 0, opals: 0, assets: 0, goods: 0 });
  const options = { ...DEFAULT_OPTIONS, traveler: 'full' } as const;
  const { traveler } = tallyOf(playOut(steadyPack, options, 'full', livelyBot));
  expect(traveler.players).toBe(4);
  expect(traveler.users.count).toBeGreaterThan(0);
  expect(traveler.opals).toBeGreaterThan(0);
});

test('one card of each sort is the first, if any is taken', () => {
  const options = { ...DEFAULT_OPTIONS, traveler: 'full' } as const;
  const cards = cardsOf(playOut(steadyPack, options, 'first', livelyBot));
  for (const table of ['extensions', 'extensionKinds', 'orders', 'assets'] as const) {
    expect([...cards[table].values()].filter(({ first }) => first)).toHaveLength(1);
  }
});

test('another pack is counted under its own names', () => {
  const tally = tallyOf(playOut(otherPack, { ...DEFAULT_OPTIONS, players: 2 }, 'other', BOTS.random));
  expect(Object.keys(tally.cards.extensions)).toEqual(otherPack.extensions.map(({ id }) => id));
  for (const role of Object.keys(tally.roles)) expect(otherPack.roles.map(({ id }) => id)).toContain(role);
});

test('a bot that makes an illegal move breaks the game off', () => {
  const cheat: Bot = {
    ...livelyBot,
    name: 'cheat',
    consider: () => ({ think: () => false, move: () => -1, reasons: () => [] }),
  };
  expect(() => playOut(steadyPack, DEFAULT_OPTIONS, 'cheat', cheat)).toThrow(/bot cheat .* illegal move -1/);
});

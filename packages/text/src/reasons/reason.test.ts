import type { Aim } from '@altiplano/bots';
import { steadyPack } from '@altiplano/pack/testing';
import {
  awaitedSeat,
  createMoveBuffer,
  legalMoves,
  type PlayerView,
  type ReadableMove,
  type View,
  view,
  writeMove,
} from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { plain } from '../message/message.ts';
import { naming } from '../naming/naming.ts';
import { ALL } from '../testing/languages.ts';
import { GAMES, playThrough } from '../testing/random-games.ts';
import { expectWords } from '../testing/wordless.ts';
import { reasonOf } from './reason.ts';
import { loadReasons } from '../language.ts';

const buffer = createMoveBuffer();
const WORDS = await Promise.all(LANGUAGES.map(loadReasons));

const NOTHING: Aim = { does: 'cart', at: 'village', good: null, gain: null, card: null, coins: 0 };
const CART: Aim = { ...NOTHING, coins: 1 };
const GLASS: Aim = { ...NOTHING, does: 'make', at: 'forest', gain: 'glass' };
const sell = (good: 'wool' | 'ore', coins: number): Aim => ({
  ...NOTHING,
  does: 'sell',
  at: 'market',
  good,
  coins,
});

/** The first position of a game, for a player who is asked something and has this. */
function seenBy(own: Partial<PlayerView>): View {
  let found: View | null = null;
  playThrough({}, (game) => {
    found ??= view(game, 0);
  });
  const { players, ...rest } = found as unknown as View;
  const [first, ...others] = players;
  return { ...rest, players: [{ ...(first as PlayerView), ...own }, ...others] };
}

function why(
  language: 'en' | 'de',
  own: Partial<PlayerView>,
  moves: readonly ReadableMove[],
  aims: readonly Aim[] = [],
  isBest = true,
): string {
  const index = LANGUAGES.indexOf(language);
  const names = naming((ALL[index] as (typeof ALL)[number]).texts, steadyPack, ['Ann', 'Bob', 'Cid']);
  const way = { moves, aims, isBest, differences: [] };
  return plain(reasonOf(way, { seen: seenBy(own), seat: 0, names }, WORDS[index] as (typeof WORDS)[number]));
}

const PLAN: readonly ReadableMove[] = [{ type: 'place', thing: 'food', site: 'mine' }, { type: 'declare' }];

test('a plan is told by what it is for, place by place', () => {
  const aims = [GLASS, { ...GLASS, gain: 'food' } as const, sell('wool', 2), sell('ore', 1), CART];
  const { value } = steadyPack.goods.glass;
  expect(why('en', { decision: 'plan' }, PLAN, aims)).toBe(
    `This way you can make glass (${value} points) and food at the forest, then sell ore and wool for 3 coins at the market, then buy a cart at the village.`,
  );
  expect(why('de', { decision: 'plan' }, PLAN, aims)).toBe(
    `So kannst du im Wald Glas (${value} Punkte) und Nahrung herstellen, dann am Markt Erz und Wolle für 3 Münzen verkaufen, dann im Dorf einen Karren kaufen.`,
  );
});

test('a way is told by what is to be done at its end, an action by what it brings and what follows', () => {
  const turn = { decision: 'turn' };
  const go: ReadableMove = { type: 'travel', location: 'forest', means: 'freeCart' };
  expect(why('en', turn, [go], [GLASS, CART])).toMatch(/^There you can make glass \(\d points\)\.$/);
  expect(why('en', turn, [go], [CART])).toBe('From there you go on, and can buy a cart at the village.');
  const make: ReadableMove = { type: 'trade', action: 'forest-cacao', gain: 'glass', source: 'forest' };
  expect(why('en', turn, [make], [GLASS, CART])).toMatch(
    /^Glass is worth \d points at the end.* Then you can buy a cart at the village\.$/,
  );
});

test('[V5] to store is told by what the row brings, and by what it still lacks', () => {
  const { points, spaces } = steadyPack.board.warehouse.left[0] as { points: number; spaces: number };
  const store: ReadableMove = { type: 'store', good: 'wool', row: 1, source: 'village', by: 'village' };
  const told = (tiles: number): string =>
    why('en', { decision: 'steps', rows: [{ good: 'wool', tiles, corn: 0 }] }, [store]);
  expect(told(spaces - 1)).toBe(`This fills the row: ${points} points.`);
  expect(told(1)).toBe(`With ${spaces - 2} tile more the row is full and brings ${points} points.`);
  expect(told(0)).toBe(`This begins a row for ${spaces} tiles that brings ${points} points when it is full.`);
});

test('[V4] a second house for the same good makes its tiles worth no more', () => {
  const { good } = steadyPack.houses[0] as { good: string };
  const [one, other] = steadyPack.houses.filter((row) => row.good === good).map(({ id }) => id);
  const build: ReadableMove = { type: 'buildHouse', house: one ?? '', extras: [] };
  expect(why('en', { decision: 'turn', houses: [] }, [build])).toMatch(/a point more/);
  expect(why('en', { decision: 'turn', houses: [other ?? one ?? ''] }, [build])).toBe(
    `It brings ${steadyPack.points.house} points.`,
  );
});

test('what nothing else is better than is praised only where that is so', () => {
  const pass: ReadableMove = { type: 'pass' };
  expect(why('en', { decision: 'turn', sites: {} }, [pass])).toMatch(/nothing left/);
  expect(why('en', { decision: 'turn', sites: {} }, [pass], [], false)).toBe('');
});

/** What a bot looks at the whole position for, so that only the figures tell. */
const BY_POSITION: readonly string[] = [
  'moveCorn',
  'lift',
  'put',
  'place',
  'unplace',
  'setFigure',
  'travel',
  'declare',
];

test.each(LANGUAGES)('every move that a hint can name has a reason in words (%s)', (language) => {
  const index = LANGUAGES.indexOf(language);
  const names = naming((ALL[index] as (typeof ALL)[number]).texts, steadyPack, ['Ann', 'Bob', 'Cid']);
  const met = new Set<string>();
  for (const options of GAMES) {
    playThrough(options, (game, turn) => {
      if (turn < 0) return;
      const seat = awaitedSeat(game);
      const sight = { seen: view(game, seat), seat, names };
      for (const code of buffer.slice(0, legalMoves(game, seat, buffer))) {
        const move = writeMove(game, code);
        const cannotTell = BY_POSITION.includes(move.type) || (move.type === 'use' && move.gain === null);
        if (cannotTell || Object.values(move).includes(null)) continue;
        met.add(move.type);
        const way = { moves: [move], aims: [], isBest: true, differences: [] };
        const said = plain(reasonOf(way, sight, WORDS[index] as (typeof WORDS)[number]));
        expectWords(said);
        expect(said).toMatch(/\.$/);
      }
    });
  }
  expect(met.size).toBeGreaterThan(25);
});

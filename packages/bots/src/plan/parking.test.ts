import { FARM, FOOD, MARKET, VILLAGE } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { createOutlook } from '../evaluate/outlook.ts';
import * as at from '../sheet/sheet.ts';
import { noting, ON_EXTRA, ON_SLOT } from '../sheet/tiles.ts';
import { paper, type Setting, thing } from '../testing/paper.ts';
import { narrow } from '../testing/steady-minds.ts';
import { parkAll } from './parking.ts';

/** Where what is in hand waits, as pairs of place and thing; and what stays in hand. */
function park(setting: Setting): { placements: number[][]; left: number } {
  const { game, sheet } = paper(setting);
  const placements: number[] = [];
  noting({ placements }, () => parkAll(createOutlook(game, 0, narrow, 5), sheet));
  const pairs = placements.flatMap((place, i) => (i % 2 === 0 ? [[place, placements[i + 1]]] : []));
  return {
    placements: pairs,
    left: sheet.slice(at.HAND, at.HAND + 12).reduce((sum, tiles) => sum + tiles, 0),
  };
}

test('nothing in hand, nothing parked', () => {
  expect(park({})).toEqual({ placements: [], left: 0 });
});

test('a good that the open order asks for waits at the market', () => {
  const [{ id, goods }] = paper({}).game.components.orders;
  expect(park({ order: id, hand: goods[0] }).placements).toEqual([[MARKET, thing(goods[0])]]);
});

test('a good of an open row waits in the village', () => {
  expect(park({ rows: ['glass'], hand: 'glass' }).placements).toEqual([[VILLAGE, thing('glass')]]);
});

test('a food waits beside a cart rather than beside none', () => {
  const { roles } = paper({}).game.components;
  const role = roles.find(({ action }) => !action.pays.includes('food'))?.id ?? '';
  expect(park({ role, carts: [2], hand: 'food' }).placements).toEqual([[ON_SLOT + 1, FOOD]]);
});

test('what a card takes waits on it', () => {
  const { game, board } = paper({ extensions: ['X15'] });
  const place = board.sites.findIndex((site) => game.tables.siteNames[site] === 'extension:X15');
  expect(park({ extensions: ['X15'], hand: 'alpaca' }).placements).toEqual([[place, thing('alpaca')]]);
});

test('what no space takes stays in hand', () => {
  const spaces = paper({}).game.components.board.spaces;
  // Glass waits only at the village and the market.
  const room = spaces.village + spaces.market;
  expect(park({ hand: `${room + 2} glass` }).left).toBe(2);
});

test('what waits poorly elsewhere takes the extra space', () => {
  const full = { village: 'ore ore ore', market: 'ore ore ore' };
  const { placements } = park({ extensions: ['X14'], on: full, hand: 'glass' });
  expect(placements).toEqual([[ON_EXTRA, thing('glass')]]);
});

test('an alpaca waits at the farm when nothing better is open', () => {
  expect(park({ hand: 'alpaca' }).placements).toEqual([[FARM, thing('alpaca')]]);
});

test('nothing waits on a card for what is no longer to be had', () => {
  const { game, sheet } = paper({ extensions: ['X15'], hand: 'alpaca' });
  const site = game.tables.siteNames.indexOf('extension:X15');
  for (const good of game.tables.siteExchange[site]?.gains ?? []) sheet[at.SUPPLY + good] = 0;
  const placements: number[] = [];
  noting({ placements }, () => parkAll(createOutlook(game, 0, narrow, 5), sheet));
  expect(placements).toEqual([FARM, thing('alpaca')]);
});

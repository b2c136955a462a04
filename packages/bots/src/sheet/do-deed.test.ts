import { CORN, PRINTED_COSTS, MOVE, NEUTRAL, VILLAGE, WOOD } from '@altiplano/rules/engine';
import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { openSheet } from '../plan/rehearse.ts';
import { type Paper, paper, setTable, type Setting, thing } from '../testing/paper.ts';
import { narrow } from '../testing/steady-minds.ts';
import { DEED, type Deed } from './deeds.ts';
import { doDeed } from './do-deed.ts';
import { listDeeds } from './list-deeds.ts';
import * as at from './sheet.ts';
import { MOST_TRADED } from './trading.ts';
import { BY } from './travel.ts';

/** The first deed of a kind that the position offers. */
function deedOf({ board, sheet }: Paper, kind: number, wanted: Partial<Deed> = {}): Deed {
  const found = listDeeds(board, sheet).find(
    (deed) =>
      deed.kind === kind &&
      Object.entries(wanted).every(
        ([key, value]) => (deed as unknown as Record<string, unknown>)[key] === value,
      ),
  );
  if (found === undefined) throw new Error('no such deed');
  return found;
}

const done = ({ board, sheet }: Paper, deed: Deed): boolean => doDeed(board, sheet, deed, BY.any);

test('[A5] an exchange takes its tiles and keeps them, for they go to the container', () => {
  const mine = paper({ figure: 'mine', hand: '2 food' });
  expect(done(mine, deedOf(mine, DEED.exchange, { gain: thing('stone') }))).toBe(true);
  const { sheet } = mine;
  expect([sheet[at.OWN], sheet[at.HAND], sheet[at.KEPT]]).toEqual([2, 0, 0]);
  expect(sheet[at.OWN + thing('stone')]).toBe(1);
});

test('[S11] what has run out is paid for and not gained', () => {
  const poor = paper({ figure: 'mine', hand: '2 food' });
  poor.sheet[at.SUPPLY + thing('stone')] = 0;
  expect(done(poor, deedOf(poor, DEED.exchange, { gain: thing('stone') }))).toBe(true);
  expect(poor.sheet[at.OWN + thing('stone')]).toBe(0);
});

test('what lies at the location is taken before what is in hand, and that before what lies on an extra space', () => {
  const rich = paper({
    figure: 'village',
    extensions: ['X14'],
    on: { village: 'ore', 'extension:X14': 'ore' },
    hand: 'ore',
  });
  const deed = deedOf(rich, DEED.store, { good: thing('ore') });
  const where = (): number[] => [
    rich.sheet[at.LYING + VILLAGE * at.THINGS + thing('ore')],
    rich.sheet[at.HAND + thing('ore')],
    rich.sheet[at.EXTRA + thing('ore')],
  ];
  expect(where()).toEqual([1, 1, 1]);
  done(rich, deed);
  expect(where()).toEqual([0, 1, 1]);
  done(rich, deed);
  expect(where()).toEqual([0, 0, 1]);
  done(rich, deed);
  expect(where()).toEqual([0, 0, 0]);
  expect(done(rich, deed)).toBe(false);
});

test('[P1] in phase 3 nothing comes out of the hand any more', () => {
  const game = setTable({ figure: 'mine', hand: '2 food' });
  const { outlook, sheet } = openSheet(game, 0, narrow, false);
  expect(listDeeds(outlook.board, sheet).filter(({ kind }) => kind === DEED.exchange)).toEqual([]);
  expect(sheet[at.KEPT]).toBe(2);
});

test('[T12] from a trading space no more is bought than lies there', () => {
  const market = paper(
    { figure: 'road', traveler: 'road', neutral: '2 wood', opals: 99 },
    { traveler: 'full' },
  );
  const deed = deedOf(market, DEED.buyGood, { gain: WOOD, card: NEUTRAL });
  expect([done(market, deed), done(market, deed), done(market, deed)]).toEqual([true, true, false]);
  expect(market.sheet[at.OWN + WOOD]).toBe(2);
});

test('[T12] of more than it counts on a trading space a sheet buys as many as it counts', () => {
  const market = paper(
    { figure: 'road', traveler: 'road', neutral: `${MOST_TRADED + 2} wood glass`, opals: 99 },
    { traveler: 'full' },
  );
  const deed = deedOf(market, DEED.buyGood, { gain: WOOD, card: NEUTRAL });
  for (let i = 0; i < MOST_TRADED; i++) expect(done(market, deed)).toBe(true);
  expect(done(market, deed)).toBe(false);
  expect(done(market, deedOf(market, DEED.buyGood, { gain: thing('glass'), card: NEUTRAL }))).toBe(true);
});

test('[A32] nobody owns more carts than four, the free one too, however many movement spaces there are', () => {
  const bought = otherPack.board.movement - 1;
  expect(bought + 1).toBe(PRINTED_COSTS.mostCarts);
  const setting: Setting = { figure: 'village', coins: 9, carts: [1, 2, 3].slice(0, bought) };
  const full = paper(setting, {}, otherPack);
  expect(done(full, deedOf(full, DEED.cart))).toBe(false);
  expect(full.sheet[at.COINS]).toBe(9);
});

test('[A32] one cart a round, to the first movement space without one, for a coin', () => {
  const village = paper({ figure: 'village', coins: 2, carts: [1] });
  const deed = deedOf(village, DEED.cart);
  expect(done(village, deed)).toBe(true);
  expect(Array.from(village.sheet.slice(at.CART, at.CART + 3))).toEqual([1, 1, 0]);
  expect(village.sheet[at.COINS]).toBe(1);
  expect(done(village, deed)).toBe(false);
});

test('[A32] a cart comes beside a fare that lies ready', () => {
  const village = paper({ figure: 'village', coins: 2, on: { 'movement:2': 'food' } });
  done(village, deedOf(village, DEED.cart));
  expect(Array.from(village.sheet.slice(at.CART, at.CART + 3))).toEqual([0, 1, 0]);
});

test('an asset adds coins to each action that sells', () => {
  const on = { market: '2 cloth' };
  const [plain, more] = [[], ['stallkeeper']].map((assets) => {
    const market = paper({ figure: 'market', assets, on }, { traveler: 'full' });
    const deed = deedOf(market, DEED.sell, { good: thing('cloth') });
    expect([done(market, deed), done(market, deed)]).toEqual([true, true]);
    return market.sheet[at.COINS];
  });
  expect(more - plain).toBe(2);
});

test('[A38] coins that are spent can no longer be placed', () => {
  const village = paper({ figure: 'village', coins: 1, extensions: ['X17'] });
  done(village, deedOf(village, DEED.cart));
  expect(village.sheet[at.SPARE_COINS]).toBe(0);
});

test('coins that are gained cannot be placed in the planning before', () => {
  const market = paper({ figure: 'market', hand: 'glass' });
  done(market, deedOf(market, DEED.sell, { good: thing('glass') }));
  expect(market.sheet[at.COINS]).toBeGreaterThan(0);
  expect(market.sheet[at.SPARE_COINS]).toBe(0);
});

test('[A36] the last good fulfils the order, for its points and a corn', () => {
  const [order] = otherPack.orders;
  const market = paper({ figure: 'market', order: order.id, hand: order.goods.join(' ') }, {}, otherPack);
  const corn = market.sheet[at.SUPPLY + CORN];
  for (const good of order.goods) {
    expect(done(market, deedOf(market, DEED.deliver, { good: thing(good) }))).toBe(true);
  }
  const { sheet } = market;
  expect([sheet[at.ORDER], sheet[at.ORDERS], sheet[at.POINTS]]).toEqual([-1, 1, order.points]);
  expect([sheet[at.SUPPLY + CORN], sheet[at.STORED + CORN]]).toEqual([corn - 1, 1]);
});

/** The whole warehouse full, so that corn fits nowhere. */
function fullHouse(setting: Setting): Paper {
  const full = paper(setting);
  for (const [row, spaces] of full.game.tables.rowSpaces.entries()) full.sheet[at.ROW_TILES + row] = spaces;
  return full;
}

test('[W8] corn that fits nowhere stays on the road', () => {
  const road = fullHouse({ figure: 'road', hand: 'wood stone' });
  road.sheet[at.ROAD_STEPS] = road.game.tables.road.indexOf('corn');
  const corn = road.sheet[at.SUPPLY + CORN];
  expect(done(road, deedOf(road, DEED.road))).toBe(true);
  expect(road.sheet[at.SUPPLY + CORN]).toBe(corn);
});

test('[X25] corn that fits nowhere waits on the extension for it, and is stored from there', () => {
  const road = fullHouse({ figure: 'road', hand: 'wood stone', extensions: ['X25'] });
  road.sheet[at.ROAD_STEPS] = road.game.tables.road.indexOf('corn');
  done(road, deedOf(road, DEED.road));
  expect(road.sheet[at.HELD_CORN]).toBe(1);
  const held = deedOf(road, DEED.heldCorn, { move: MOVE.storeHeldCorn });
  expect(done(road, held)).toBe(false);
  road.sheet[at.ROW_TILES] = 0;
  road.sheet[at.FIGURE] = VILLAGE;
  expect(done(road, held)).toBe(true);
  expect([road.sheet[at.HELD_CORN], road.sheet[at.STORED + CORN]]).toEqual([0, 1]);
});

test('[A36] the last tile of an order scores it, and what assets add for each order', () => {
  const order = { order: 'wood-stone-ore-wool', delivered: ['stone', 'ore', 'wool'], hand: 'wood' } as const;
  const pointsOf = (assets: readonly string[]): number => {
    const filled = paper({ figure: 'market', ...order, assets }, { traveler: 'full' });
    const before = filled.sheet[at.POINTS];
    expect(done(filled, deedOf(filled, DEED.deliver))).toBe(true);
    expect(filled.sheet[at.ORDERS]).toBe(1);
    return filled.sheet[at.POINTS] - before;
  };
  const bare = pointsOf([]);
  const patron = steadyPack.assets.find(({ id }) => id === 'patron');
  expect(bare).toBe(steadyPack.orders.find(({ id }) => id === order.order)?.points);
  expect(patron?.effect).toEqual({ verb: 'orderPoints', points: pointsOf(['patron']) - bare });
});

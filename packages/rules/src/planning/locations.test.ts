import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { describe, expect, test } from 'vitest';
import type { Components } from '../components/components.ts';
import { GOODS } from '../goods.ts';
import type { Location } from '../locations.ts';
import type { Options } from '../options.ts';
import { CARD } from '../state/state.ts';
import { type SeatSetting } from '../testing/setting.ts';
import { type Table, table } from '../testing/table.ts';
import type { SiteName } from '../components/sites.ts';

/** A seat that has one of everything to place, corn and a coin too. */
function withEverything(options: Partial<Options> = {}, setting: SeatSetting = {}, pack?: Components): Table {
  return table(options, pack)
    .planning()
    .seat(0, { ...setting, planning: GOODS.join(' '), coins: 1 });
}

function takes(t: Table, site: SiteName): string {
  const places = t.offered(0, 'place').filter((move) => move.site === site);
  return places
    .map((move) => move.thing)
    .sort()
    .join(' ');
}

function words(text: string): string {
  return text.split(' ').sort().join(' ');
}

const allButFoodAndCorn = 'alpaca cacao cloth fish glass ore silver stone wood wool';

const basic: [Location, string][] = [
  ['farm', 'alpaca wool food'],
  ['forest', 'food cacao'],
  ['mine', 'food ore'],
  ['harbor', 'fish food wood'],
  ['village', allButFoodAndCorn],
  ['road', 'stone wood'],
  ['market', allButFoodAndCorn],
];

const other: [Location, string][] = [
  ['farm', 'alpaca wool food'],
  ['forest', 'food wool'],
  ['mine', 'food ore'],
  ['harbor', 'fish wood stone'],
  ['village', `${allButFoodAndCorn} food`],
  ['road', 'ore wood food'],
];

describe.each([
  { name: 'steady pack', pack: steadyPack, places: basic.slice(0, 6) },
  { name: 'other pack', pack: otherPack, places: other },
])('$name', ({ pack, places }) => {
  test.each(places)('[P2] the %s takes %s and nothing else', (location, goods) => {
    expect(takes(withEverything({}, {}, pack), location)).toBe(words(goods));
  });
});

test('[P2] the market takes what has a price and what the orders of the base game ask for', () => {
  expect(takes(withEverything(), 'market')).toBe(words(allButFoodAndCorn));
});

test.each(['eventsOnly', 'full'] as const)('[P2] the added orders ask for food too (%s)', (traveler) => {
  expect(takes(withEverything({ traveler }), 'market')).toBe(words(`${allButFoodAndCorn} food`));
});

test('[P2] another pack: its market buys food, and corn stays out although orders ask for it', () => {
  expect(takes(withEverything({}, {}, otherPack), 'market')).toBe(words(`${allButFoodAndCorn} food`));
});

/** No order asks for fish or wood, which have no price either. */
const noFishNorWood: Components = {
  ...steadyPack,
  orders: steadyPack.orders.map((order) => ({
    ...order,
    goods: order.goods.filter((good) => good !== 'fish' && good !== 'wood'),
  })),
};

test('[P2] what has no price and is on no order does not go on the market', () => {
  const t = withEverything({}, {}, noFishNorWood);
  expect(takes(t, 'market')).toBe(words('stone alpaca cacao ore wool cloth silver glass'));
  expect(t.refused(0, { type: 'place', site: 'market', thing: 'fish' })).toMatchObject({
    rejected: 'doesNotTake',
    rule: 'P2',
  });
});

test('[P2] what has a price goes on the market though no order asks for it', () => {
  const orders = steadyPack.orders.map((order) => ({ ...order, goods: ['fish' as const] }));
  expect(takes(withEverything({}, {}, { ...steadyPack, orders }), 'market')).toBe(
    words('fish stone alpaca cacao ore wool cloth silver glass'),
  );
});

test('[P2] unless fish and wood are bought this round', () => {
  const t = withEverything({ traveler: 'eventsOnly' }, {}, noFishNorWood).inForce('Q4');
  expect(takes(t, 'market')).toBe(words(`${allButFoodAndCorn} food`));
  expect(takes(t.inForce('Q3'), 'market')).toBe(words('stone alpaca cacao ore wool cloth silver glass food'));
});

test('[P2] the event changes the market only', () => {
  const t = withEverything({ traveler: 'eventsOnly' }).inForce('Q4');
  for (const [location, goods] of basic.slice(0, 6)) expect(takes(t, location)).toBe(words(goods));
});

test('[P2] an order counts although the shuffle has left it out, so that the market tells nothing', () => {
  const asking = 'fish-fish-ore-glass';
  const pack: Components = {
    ...noFishNorWood,
    orders: steadyPack.orders.map((order) =>
      order.id === asking ? order : { ...order, goods: ['silver' as const] },
    ),
  };
  const places = Array.from({ length: 12 }, (_, seed) => {
    const t = table({}, pack, `s${seed}`).planning().seat(0, { planning: 'fish' });
    expect(takes(t, 'market')).toBe('fish');
    return t.game.state.orderAt[pack.orders.findIndex((order) => order.id === asking)];
  });
  expect(new Set(places)).toEqual(new Set([CARD.market, CARD.unused]));
});

test('[P2] [P5] no location takes a coin, and none takes corn', () => {
  const t = withEverything({ traveler: 'full' });
  for (const [site] of basic) {
    expect(t.refused(0, { type: 'place', site, thing: 'coin' })).toMatchObject({
      rejected: 'doesNotTake',
      rule: 'P5',
    });
    expect(t.refused(0, { type: 'place', site, thing: 'corn' })).toMatchObject({
      rejected: 'doesNotTake',
      rule: 'P2',
    });
  }
});

test('[P2] the book: alpaca and food, one alpaca, or two alpacas may lie on the farm', () => {
  for (const goods of [['alpaca', 'food'], ['alpaca'], ['alpaca', 'alpaca']] as const) {
    const t = table().planning().seat(0, { planning: '2 alpaca food' });
    for (const thing of goods) t.play(0, { type: 'place', site: 'farm', thing });
    expect(t.on(0, 'farm')).toBe(goods.join(' '));
  }
});

test('[P2] the mix need not make an action', () => {
  const t = table().planning().seat(0, { planning: 'alpaca wool fish wood' });
  t.play(0, { type: 'place', site: 'farm', thing: 'alpaca' }, { type: 'place', site: 'farm', thing: 'wool' });
  t.play(0, { type: 'place', site: 'harbor', thing: 'fish' });
  t.play(0, { type: 'place', site: 'harbor', thing: 'wood' }, { type: 'declare' });
  expect([t.on(0, 'farm'), t.on(0, 'harbor')]).toEqual(['alpaca wool', 'fish wood']);
});

test('[X19] [P2] its two spaces take what the village takes', () => {
  const t = withEverything({}, { extensions: ['X19'] });
  expect(takes(t, 'extension:X19')).toBe(words(allButFoodAndCorn));
  t.play(0, { type: 'place', site: 'extension:X19', thing: 'ore' });
  t.play(0, { type: 'place', site: 'extension:X19', thing: 'wool' });
  expect(t.refused(0, { type: 'place', site: 'extension:X19', thing: 'fish' })).toMatchObject({
    rejected: 'siteFull',
    rule: 'P1',
  });
});

test('[X19] what lies there serves with what lies in the village', () => {
  const t = table()
    .planning()
    .seat(0, { extensions: ['X19'], figure: 'village', planning: '2 stone' });
  t.play(0, { type: 'place', site: 'village', thing: 'stone' });
  t.play(0, { type: 'place', site: 'extension:X19', thing: 'stone' }, { type: 'declare' });
  t.turn(0).play(0, { type: 'buildHouse', house: 'house-ore', extras: [] });
  expect(t.container(0)).toBe('stone stone');
});

test('[X19] without it there are no such spaces', () => {
  const t = withEverything();
  expect(t.refused(0, { type: 'place', site: 'extension:X19', thing: 'ore' })).toMatchObject({
    rejected: 'notYours',
  });
});

test('[X19] another pack: three more spaces, at the mine', () => {
  const t = withEverything({}, { extensions: ['X19'] }, otherPack);
  expect(takes(t, 'extension:X19')).toBe('food ore');
});

import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { Components } from '../components/components.ts';
import { LOCATIONS, locationIndex, NOWHERE } from '../locations.ts';
import type { Options } from '../options.ts';
import { CARD } from '../state/state.ts';
import { newTable, table, type Table } from '../testing/table.ts';

type Cards = readonly { readonly id: string; readonly traveler: boolean }[];

function atMarket(places: readonly number[], rows: Cards): string[] {
  return rows.filter((_, card) => places[card] === CARD.market).map((row) => row.id);
}

/** The event pile from the top, by group letter. */
function groups(t: Table): string {
  const { eventPile, eventCount } = t.game.state;
  return eventPile
    .slice(0, eventCount)
    .map((event) => t.game.components.events[event].group)
    .join('');
}

function pile(t: Table): string[] {
  return t.game.state.eventPile
    .slice(0, t.game.state.eventCount)
    .map((event) => t.game.components.events[event].id);
}

function seeds(count: number, options: Partial<Options>, pack?: Components): Table[] {
  return Array.from({ length: count }, (_, seed) => newTable(options, pack, `seed ${seed}`));
}

test.each(['full', 'eventsOnly'] as const)('[T1] [T5] %s: one more house and one more boat', (traveler) => {
  const { state, components } = newTable({ traveler }).game;
  expect(atMarket(state.houseAt, components.houses)).toHaveLength(11);
  expect(atMarket(state.boatAt, components.boats)).toHaveLength(11);
  expect(atMarket(state.houseAt, components.houses)).toContain('house-corn');
  expect(atMarket(state.boatAt, components.boats)).toContain('boat-corn');
});

test('[T1] without the expansion ten of each, and none of its cards', () => {
  const { state, components } = newTable().game;
  expect(atMarket(state.houseAt, components.houses)).toHaveLength(10);
  expect(atMarket(state.boatAt, components.boats)).not.toContain('boat-corn');
});

test.each(['full', 'eventsOnly'] as const)(
  '[T1] [T5] %s: the five orders are shuffled in before the others leave, so their number stays',
  (traveler) => {
    const tables = seeds(30, { traveler });
    const seen = new Set(tables.flatMap(({ game }) => atMarket(game.state.orderAt, game.components.orders)));
    for (const { game } of tables)
      expect(atMarket(game.state.orderAt, game.components.orders)).toHaveLength(10);
    expect([...seen].filter((id) => id.includes('corn') || id.includes('food'))).toHaveLength(5);
  },
);

test('[T1] no such order without the expansion', () => {
  const seen = seeds(30, {}).flatMap(({ game }) => atMarket(game.state.orderAt, game.components.orders));
  expect(seen.filter((id) => id.includes('corn') || id.includes('food'))).toEqual([]);
});

/** Every mission that someone is dealt, over many games of five. */
function dealt(traveler: Options['traveler']): string[] {
  const seats = [0, 1, 2, 3, 4];
  return seeds(20, { players: 5, missions: true, traveler }).flatMap((t) =>
    seats.flatMap((seat) => t.offered(seat, 'keepMission').map((move) => move.mission)),
  );
}

test('[T1] [T5] [T16] the mission is dealt with the traveler only', () => {
  expect(dealt('full')).toContain('three-assets');
  expect(dealt('eventsOnly')).not.toContain('three-assets');
  expect(dealt('off')).not.toContain('three-assets');
});

test('[T2] the event pile: 3 A on top, 3 B, 3 C, 3 D and 16 E', () => {
  for (const t of seeds(5, { traveler: 'full' })) expect(groups(t)).toBe(`AAABBBCCCDDD${'E'.repeat(16)}`);
});

test('[T2] in another pack as it says', () => {
  const t = newTable({ traveler: 'eventsOnly' }, otherPack);
  expect(groups(t)).toBe(`AAAAABBCCCDDDD${'E'.repeat(12)}`);
});

test('[T2] three random ones of a group: every event turns up, none twice, and the order changes', () => {
  const piles = seeds(40, { traveler: 'full' }).map(pile);
  for (const cards of piles) expect(new Set(cards).size).toBe(28);
  expect(new Set(piles.flat()).size).toBe(37);
  expect(new Set(piles.map((cards) => cards.slice(6, 9).join())).size).toBe(6);
});

test('[T3] twelve assets face up, nine face down', () => {
  const { state, components } = newTable({ traveler: 'full' }).game;
  const stages = components.assets.map((asset, index) => [asset.stage, state.assetAt[index]]);
  expect(stages.filter(([stage, at]) => stage === 1 && at === CARD.market)).toHaveLength(12);
  expect(stages.filter(([stage, at]) => stage === 2 && at === CARD.pile)).toHaveLength(9);
});

test('[T3] an asset of stage II cannot be bought before Q15', () => {
  const t = table({ traveler: 'full' }).seat(0, { figure: 'road', on: { strip: 'glass' } });
  expect(t.refused(0, { type: 'buyAsset', source: 'strip', good: 'glass', asset: 'curator' })).toMatchObject({
    rule: 'T11',
    figures: { asset: 'curator' },
  });
  expect(t.offered(0, 'buyAsset').map((move) => move.asset)).not.toContain('curator');
});

test('[T3] the trading point is no location: no figure can be set or go there', () => {
  expect(LOCATIONS).toHaveLength(7);
  const t = table({ traveler: 'full' }).seat(0, { on: { village: 'fish' } });
  expect(t.offered(0, 'setFigure').map((move) => move.location)).toEqual([...LOCATIONS]);
  expect(t.refused(0, { type: 'setFigure', location: 'trading' }).rejected).toBe('malformedMove');
});

test('[T3] one space for each player and a neutral one, each for any number of tiles', () => {
  const t = table({ traveler: 'full', players: 3 }).neutral('6 food wood').traveler('mine');
  t.seat(0, { figure: 'mine', opals: 1 }).seat(1, { trading: '5 stone' }).seat(2, { trading: '2 fish' });
  expect(t.offered(0, 'buyGood').map((move) => [move.from, move.good])).toEqual([
    [1, 'stone'],
    [2, 'fish'],
    [null, 'food'],
    [null, 'wood'],
  ]);
  expect(t.refused(0, { type: 'buyGood', good: 'food', from: 3 }).rejected).toBe('malformedMove');
});

test('[T4] the traveler starts on the road', () => {
  for (const { game } of seeds(5, { traveler: 'full' }))
    expect(game.state.traveler).toBe(locationIndex('road'));
});

test('[T4] everyone has a traveler strip; the pack says how many spaces', () => {
  const t = table({ traveler: 'full' }).seat(1, { planning: '4 wood' }).planning();
  const onStrip = { type: 'place', site: 'strip', thing: 'wood' } as const;
  t.play(1, onStrip, onStrip, onStrip);
  expect(t.refused(1, onStrip)).toMatchObject({ rejected: 'siteFull', figures: { spaces: 3 } });
  const other = table({ traveler: 'full' }, otherPack).seat(0, { planning: '3 wood' }).planning();
  other.play(0, onStrip, onStrip);
  expect(other.refused(0, onStrip)).toMatchObject({ rejected: 'siteFull', figures: { spaces: 2 } });
});

test('[T4] opals and points do not run out', () => {
  const t = table({ traveler: 'full' }).seat(0, {
    figure: 'road',
    opals: 200,
    points: 300,
    on: { strip: 'fish' },
  });
  t.play(0, { type: 'buyOpal', source: 'strip', good: 'fish' });
  expect(t.score(0)).toMatchObject({ opals: 100, points: 300 });
});

test('[T5] eventsOnly: no traveler, no assets, no strip', () => {
  const t = table({ traveler: 'eventsOnly' })
    .seat(0, { figure: 'road', planning: 'fish', opals: 2 })
    .neutral('fish');
  expect(t.game.state.traveler).toBe(NOWHERE);
  expect(t.legal(0)).toEqual([{ type: 'pass' }]);
  expect(t.refused(0, { type: 'buyGood', good: 'fish', from: null })).toMatchObject({
    rejected: 'noTraveler',
    rule: 'T5',
  });
  t.planning();
  expect(t.offered(0, 'place').map((move) => move.site)).toEqual(['village', 'market', 'harbor']);
});

test('[T5] eventsOnly: events happen and give points, their traveler line is ignored', () => {
  const t = table({ traveler: 'eventsOnly' }).seat(1, { coins: 1 }).event('Q17');
  t.play(1, { type: 'pay', coins: 1 });
  expect(t.game.state.seats[1].points).toBe(1);
  expect(t.words(t.game.state.neutral)).toBe('');
  expect(t.game.state.stageTwo).toBe(0);
  t.event('Q15');
  expect([t.game.state.stageTwo, t.game.state.seats[0].coins]).toEqual([0, 1]);
  expect(t.game.state.assetAt.every((place) => place === CARD.unused)).toBe(true);
});

test('[T5] off: no events at all', () => {
  const t = newTable();
  expect([t.game.state.eventCount, t.game.state.event]).toEqual([0, -1]);
});

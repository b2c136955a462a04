import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { violations } from '../state/invariants.ts';
import { type Table, table } from '../testing/table.ts';

const full = { traveler: 'full' } as const;
const accept = { type: 'accept' } as const;
const decline = { type: 'decline' } as const;
const ring = ['road', 'harbor', 'farm', 'mine', 'forest', 'village', 'market'] as const;

function points(t: Table): number[] {
  return t.game.state.seats.map((seat) => seat.points);
}

const byFreeCart = { type: 'travel', location: 'mine', means: 'freeCart' } as const;

test('[Q25] each may give up the free cart of this round for two points', () => {
  const t = table(full)
    .seat(0, { figure: 'road', on: { mine: '2 food' } })
    .event('Q25');
  expect(t.legal(0)).toEqual([accept, decline]);
  expect(t.play(0, accept)).toEqual([
    { type: 'offerAccepted', seat: 0 },
    { type: 'freeCartGivenUp', seat: 0 },
    { type: 'pointsGained', seat: 0, points: 2 },
  ]);
  t.play(1, decline);
  expect(points(t)).toEqual([2, 0]);
  expect(t.turn(0).refused(0, byFreeCart)).toEqual({ rejected: 'freeCartUsed', rule: 'A10', figures: {} });
});

test('[Q25] who declines keeps it, and in the next round everyone has it again', () => {
  const declined = table(full)
    .seat(0, { figure: 'road', on: { mine: '2 food' } })
    .event('Q25');
  declined.play(0, decline);
  declined.turn(0).play(0, byFreeCart);
  const t = table(full)
    .seat(0, { figure: 'road', on: { mine: '2 food' } })
    .event('Q25');
  t.play(0, accept);
  t.noEventsLeft().endRound().turn(0).play(0, byFreeCart);
  expect(t.game.state.seats[0].freeCart).toBe(1);
});

test('[Q25] bought carts and food still carry', () => {
  const t = table(full)
    .ring([...ring])
    .seat(0, { figure: 'road', carts: [1], on: { mine: '2 food', 'movement:1': 'food' } });
  t.event('Q25').play(0, accept);
  t.turn(0).play(0, { ...byFreeCart, means: 'movement:1' });
  expect(t.container(0)).toBe('food');
});

test('[G19] [Q25] with a second use of the free cart neither is left', () => {
  const t = table(full).seat(0, { figure: 'road', assets: ['second-driver'], on: { mine: '2 food' } });
  t.event('Q25').play(0, accept);
  expect(t.turn(0).refused(0, byFreeCart)).toMatchObject({ rejected: 'freeCartUsed', rule: 'A10' });
  expect(points(t)).toEqual([2, 0]);
  const other = table(full, otherPack).seat(0, { figure: 'road', assets: ['second-driver'] });
  other
    .seat(0, { on: { mine: '2 food' } })
    .event('Q25')
    .play(0, accept);
  expect([points(other)[0], other.turn(0).legalTypes(0)]).toEqual([1, ['pass']]);
});

test('[Q26] each may return a food to the supply for two points, from anywhere but orders', () => {
  const t = table(full).seat(0, {
    bag: 'food',
    container: 'food',
    planning: 'food',
    extensions: ['X14', 'X1'],
    assets: ['opal-wash'],
    on: {
      farm: 'food',
      'movement:2': 'food',
      role: 'food',
      strip: 'food',
      'extension:X14': 'food',
      'extension:X1': 'food',
      'asset:opal-wash': 'food',
    },
  });
  t.event('Q26');
  const sources = t.offered(0, 'giveBack').map((move) => move.from);
  expect(sources.join(' ')).toBe(
    'bag container planning farm strip role movement:2 extension:X14 extension:X1 asset:opal-wash',
  );
});

test.each(['bag', 'container', 'planning'] as const)('[Q26] a food out of the %s', (from) => {
  const t = table(full)
    .seat(0, { [from]: '2 food' })
    .event('Q26');
  const supply = t.game.state.supply[0];
  expect(t.play(0, { type: 'giveBack', from })).toEqual([
    { type: 'goodGivenBack', seat: 0, good: 'food', source: from },
    { type: 'pointsGained', seat: 0, points: 2 },
  ]);
  expect([t.words(t.game.state.seats[0][from]), t.game.state.supply[0] - supply]).toEqual(['food', 1]);
  expect(violations(t.game)).toEqual([]);
});

test('[Q26] a food off an action space, once and only food', () => {
  const t = table(full)
    .seat(0, { on: { mine: 'food ore' }, bag: 'wood' })
    .event('Q26');
  expect(t.refused(0, { type: 'giveBack', from: 'bag' })).toMatchObject({
    rejected: 'notThere',
    rule: 'Q26',
  });
  expect(t.refused(0, { type: 'giveBack', from: 'farm' }).figures).toEqual({ thing: 'food', site: 'farm' });
  t.play(0, { type: 'giveBack', from: 'mine' });
  expect([t.on(0, 'mine'), t.container(0), points(t)]).toEqual(['ore', '', [2, 0]]);
});

test('[Q26] [Q39] who has no food, or only on an order, is skipped; declining keeps it', () => {
  const t = table({ ...full, players: 3 })
    .seat(0, { order: 'food-food-food-cloth-glass', delivered: '2 food' })
    .seat(2, { bag: 'food' });
  expect(t.event('Q26').asked()).toEqual([2]);
  t.play(2, decline);
  expect([t.bag(2), points(t)]).toEqual(['food', [0, 0, 0]]);
});

test('[Q26] good and points come from the pack, and the warehouse does not count', () => {
  const t = table(full, otherPack)
    .seat(0, { rows: ['2 wood'] })
    .seat(1, { bag: 'wood' });
  expect(t.event('Q26').asked()).toEqual([1]);
  t.play(1, { type: 'giveBack', from: 'bag' });
  expect(points(t)).toEqual([0, 3]);
});

test('[Q28] each may use one planning space less in this round for two points', () => {
  const t = table(full).seat(0, { bag: '9 wood' }).seat(1, { bag: '9 stone' }).event('Q28');
  expect(t.legal(0)).toEqual([accept, decline]);
  expect(t.play(0, accept)).toContainEqual({ type: 'pointsGained', seat: 0, points: 2 });
  t.play(1, decline);
  t.allDraw();
  expect([points(t), t.planned(0), t.planned(1)]).toEqual([
    [2, 0],
    'wood wood wood',
    'stone stone stone stone',
  ]);
  expect(t.noEventsLeft().endRound().offered(0, 'draw')).toEqual([{ type: 'draw', count: 1 }]);
});

test('[Q28] what is taken back counts like what is drawn', () => {
  const t = table(full)
    .seat(0, { planning: '2 wood', on: { road: '2 stone' }, bag: 'ore' })
    .event('Q28');
  t.play(0, accept);
  t.play(1, decline);
  t.play(0, { type: 'takeBack', site: 'road', thing: 'stone' });
  expect(t.legal(0)).toEqual([{ type: 'draw', count: 0 }]);
});

test('[G21] [Q28] only with a free planning space', () => {
  const t = table(full).seat(0, { planning: '4 wood' }).seat(1, { planning: '4 fish', road: 1 });
  expect(t.event('Q28').asked()).toEqual([1]);
});

test('[G21] [Q28] the cap of eight applies before the loss', () => {
  const t = table(full)
    .seat(0, { road: 7, assets: ['night-shift'], bag: '9 wood' })
    .event('Q28');
  t.play(0, accept);
  t.play(1, decline);
  expect(t.offered(0, 'draw')).toEqual([{ type: 'draw', count: 7 }]);
  const other = table(full, otherPack)
    .seat(0, { road: 7, assets: ['night-shift'], bag: '9 wood' })
    .event('Q28');
  other.play(0, accept);
  other.play(1, decline);
  expect([other.offered(0, 'draw'), points(other)]).toEqual([[{ type: 'draw', count: 6 }], [4, 0]]);
});

test('[Q31] each may return one bought cart to the village for two points', () => {
  const t = table(full)
    .seat(0, { carts: [1, 3] })
    .seat(1, { carts: [2] })
    .event('Q31');
  const left = t.game.state.carts;
  expect(t.legal(0)).toEqual([
    { type: 'returnCart', movement: 1 },
    { type: 'returnCart', movement: 3 },
    decline,
  ]);
  expect(t.play(0, { type: 'returnCart', movement: 3 })).toEqual([
    { type: 'cartReturned', seat: 0, movement: 3 },
    { type: 'pointsGained', seat: 0, points: 2 },
  ]);
  t.play(1, decline);
  expect(t.game.state.seats.map((seat) => seat.carts)).toEqual([
    [1, 0, 0],
    [0, 1, 0],
  ]);
  expect([t.game.state.carts - left, points(t)]).toEqual([1, [2, 0]]);
  expect(violations(t.game)).toEqual([]);
});

test('[Q31] [Q39] the free cart is not returned: who has no other is skipped', () => {
  const t = table(full)
    .seat(1, { carts: [2] })
    .event('Q31');
  expect(t.asked()).toEqual([1]);
  expect(t.refused(1, { type: 'returnCart', movement: 1 })).toEqual({
    rejected: 'noCartThere',
    rule: 'Q31',
    figures: { movement: 1 },
  });
  t.play(1, { type: 'returnCart', movement: 2 });
  expect(t.game.state.seats[1].freeCart).toBe(0);
});

test('[G25] [Q31] food beside the returned cart stays, worth one step', () => {
  const t = table(full)
    .ring([...ring])
    .seat(0, { figure: 'road', freeCart: 1, carts: [1] })
    .seat(0, { on: { 'movement:1': 'food', harbor: 'fish food', farm: 'alpaca' } });
  t.event('Q31').play(0, { type: 'returnCart', movement: 1 });
  expect(t.on(0, 'movement:1')).toBe('food');
  expect(t.turn(0).refused(0, { type: 'travel', location: 'farm', means: 'movement:1' })).toMatchObject({
    rejected: 'tooFar',
    figures: { steps: 1 },
  });
  t.play(0, { type: 'travel', location: 'harbor', means: 'movement:1' });
});

test('[G25] [Q31] a cart may be bought again in this round', () => {
  const t = table(full)
    .seat(0, { figure: 'village', coins: 1, carts: [1, 2, 3] })
    .event('Q31');
  t.play(0, { type: 'returnCart', movement: 2 });
  t.turn(0).play(0, { type: 'buyCart', movement: 2 });
  expect(t.game.state.seats[0].carts).toEqual([1, 1, 1]);
});

test('[Q31] the points come from the pack', () => {
  const t = table(full, otherPack)
    .seat(0, { carts: [4] })
    .event('Q31');
  t.play(0, { type: 'returnCart', movement: 4 });
  expect(points(t)).toEqual([1, 0]);
});

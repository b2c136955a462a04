import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { Components } from '../components/components.ts';
import { table } from '../testing/table.ts';

const placeFood = { type: 'place', site: 'farm', thing: 'food' } as const;

test('[P1] tiles move from planning spaces to action spaces, or stay', () => {
  const t = table().planning().seat(0, { planning: '2 food wood' });
  expect(t.play(0, placeFood)).toEqual([{ type: 'placed', seat: 0, thing: 'food', site: 'farm' }]);
  t.play(0, { type: 'declare' });
  t.play(1, { type: 'declare' });
  expect([t.planned(0), t.on(0, 'farm')]).toEqual(['food wood', 'food']);
});

test('[P1] only what lies on the own planning spaces can be placed', () => {
  const t = table().planning().seat(0, { bag: 'food', container: 'food' }).seat(1, { planning: 'food' });
  expect(t.refused(0, placeFood)).toMatchObject({ rejected: 'notPlanned', rule: 'P1' });
});

test('[P1] a space holds one tile', () => {
  const t = table().planning().seat(0, { planning: '3 food' });
  t.play(0, placeFood, placeFood);
  expect(t.refused(0, placeFood)).toMatchObject({ rejected: 'siteFull', rule: 'P1' });
});

test.each([
  { pack: steadyPack, village: 3, road: 2 },
  { pack: otherPack, village: 4, road: 3 },
])('[P1] the board of pack $pack.id has $village spaces in the village, $road at the road', (row) => {
  const t = table({}, row.pack).planning().seat(0, { planning: '9 wood' });
  for (let i = 0; i < row.village; i++) t.play(0, { type: 'place', site: 'village', thing: 'wood' });
  for (let i = 0; i < row.road; i++) t.play(0, { type: 'place', site: 'road', thing: 'wood' });
  const sites = t.offered(0, 'place').map((move) => move.site);
  expect(sites).not.toContain('village');
  expect(sites).not.toContain('road');
});

test("[P1] nobody places on another player's cards", () => {
  const t = table()
    .planning()
    .seat(0, { planning: 'fish' })
    .seat(1, { extensions: ['X2'] });
  expect(t.refused(0, { type: 'place', site: 'extension:X2', thing: 'fish' })).toMatchObject({
    rejected: 'notYours',
    rule: 'P1',
  });
});

test('[P1] nothing is ever placed in phase 3', () => {
  const t = table().seat(0, { planning: 'food', figure: 'farm', on: { farm: 'alpaca' } });
  expect(t.offered(0, 'place')).toEqual([]);
  expect(t.refused(0, placeFood)).toMatchObject({ rejected: 'notNow' });
  expect(t.refused(1, placeFood)).toMatchObject({ rejected: 'notYourTurn' });
});

test('[P6] what was placed in this phase can be taken back and moved', () => {
  const t = table()
    .planning()
    .seat(0, { planning: 'food', coins: 1, extensions: ['X6'] });
  t.play(0, placeFood, { type: 'place', site: 'extension:X6', thing: 'coin' });
  t.play(0, { type: 'unplace', site: 'farm', thing: 'food' });
  t.play(0, { type: 'unplace', site: 'extension:X6', thing: 'coin' });
  expect([t.planned(0), t.on(0, 'farm'), t.game.state.seats[0].coins]).toEqual(['food', '', 1]);
  t.play(0, { type: 'place', site: 'mine', thing: 'food' });
  expect(t.on(0, 'mine')).toBe('food');
});

test('[P6] what was placed earlier cannot be moved, though the same good laid beside it can', () => {
  const t = table()
    .seat(0, { on: { farm: 'food' } })
    .planning()
    .seat(0, { planning: 'food' });
  const unplace = { type: 'unplace', site: 'farm', thing: 'food' } as const;
  const earlier = { rejected: 'placedEarlier', rule: 'P6' };
  expect(t.refused(0, unplace)).toMatchObject(earlier);
  t.play(0, placeFood);
  t.play(0, unplace);
  expect([t.planned(0), t.on(0, 'farm')]).toEqual(['food', 'food']);
  expect(t.refused(0, unplace)).toMatchObject(earlier);
});

test.each(['ordered', 'simultaneous'] as const)('[P6] the own declaration binds (%s)', (planning) => {
  const t = table({ planning }).planning().seat(0, { planning: '2 food' });
  t.play(0, placeFood);
  t.play(0, { type: 'declare' });
  expect(t.legal(0)).toEqual([]);
  const declared = { rejected: 'alreadyDeclared', rule: 'P6' };
  expect(t.refused(0, { type: 'unplace', site: 'farm', thing: 'food' })).toMatchObject(declared);
  expect(t.refused(0, placeFood)).toMatchObject(declared);
  expect(t.refused(0, { type: 'declare' })).toMatchObject(declared);
});

test('[P6] a round later it still cannot be moved, only taken back when drawing', () => {
  const t = table().planning().seat(0, { planning: 'food' });
  t.play(0, placeFood, { type: 'declare' });
  t.endRound();
  expect(t.offered(0, 'takeBack')).toEqual([{ type: 'takeBack', site: 'farm', thing: 'food' }]);
  t.planning();
  expect(t.refused(0, { type: 'unplace', site: 'farm', thing: 'food' })).toMatchObject({
    rejected: 'placedEarlier',
  });
});

test('[P7] the starting player declares first, then clockwise, while the others may prepare', () => {
  const t = table({ players: 3, startingSeat: 1 }).planning();
  t.seat(0, { planning: 'food' }).seat(2, { planning: 'food' });
  expect(t.asked()).toEqual([0, 1, 2]);
  t.play(0, placeFood);
  t.play(2, placeFood, { type: 'unplace', site: 'farm', thing: 'food' });
  const tooEarly = { rejected: 'declareInOrder', rule: 'P7', figures: { waitsFor: 1 } };
  expect(t.refused(0, { type: 'declare' })).toMatchObject(tooEarly);
  expect(t.refused(2, { type: 'declare' })).toMatchObject(tooEarly);
  t.play(1, { type: 'declare' });
  expect(t.refused(0, { type: 'declare' })).toMatchObject({ figures: { waitsFor: 2 } });
  t.play(2, { type: 'declare' });
  t.play(0, { type: 'declare' });
  expect(t.legalTypes(1)).toContain('pass');
});

test('[P7] with the option simultaneous everyone may declare at any time', () => {
  const t = table({ players: 3, planning: 'simultaneous' }).planning();
  for (const seat of [2, 0]) {
    expect(t.play(seat, { type: 'declare' })).toEqual([{ type: 'declared', seat }]);
    expect(t.legalTypes(1)).toContain('declare');
  }
  t.play(1, { type: 'declare' });
  expect(t.legalTypes(0)).toContain('pass');
});

test('[G34] old and new tiles on a location combine freely', () => {
  const t = table()
    .seat(0, { figure: 'farm', on: { farm: 'alpaca' } })
    .planning()
    .seat(0, { planning: 'food' });
  t.play(0, placeFood, { type: 'declare' });
  t.turn(0).play(0, { type: 'produce', action: 'farm-wool', gain: 'wool', extras: [] });
  expect(t.container(0)).toBe('food alpaca wool');
});

/** No order asks for fish, so that only the event brings it to the market. */
const noFishOrders: Components = {
  ...steadyPack,
  orders: steadyPack.orders.map((order) => ({
    ...order,
    goods: order.goods.filter((good) => good !== 'fish'),
  })),
};

test('[G35] fish laid on the market for the event may stay there later, but is not bought then', () => {
  const t = table({ traveler: 'eventsOnly' }, noFishOrders)
    .inForce('Q4')
    .planning()
    .seat(0, { figure: 'market', planning: '2 fish' });
  t.play(0, { type: 'place', site: 'market', thing: 'fish' }, { type: 'declare' });
  t.turn(0);
  expect(t.offered(0, 'sell')).toEqual([{ type: 'sell', source: 'market', good: 'fish' }]);
  t.noEventsLeft().endRound();
  expect(t.on(0, 'market')).toBe('fish');
  expect(t.offered(0, 'takeBack')).toEqual([{ type: 'takeBack', site: 'market', thing: 'fish' }]);
  t.planning();
  expect(t.refused(0, { type: 'place', site: 'market', thing: 'fish' })).toMatchObject({ rule: 'P2' });
  t.turn(0);
  expect(t.offered(0, 'sell')).toEqual([]);
  expect(t.on(0, 'market')).toBe('fish');
});

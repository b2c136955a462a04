import { apply, argA, argB, encode, FREE_CART, kindOf, MOVE } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { openSheet } from '../plan/rehearse.ts';
import { DEED } from '../sheet/deeds.ts';
import { listDeeds } from '../sheet/list-deeds.ts';
import { BY } from '../sheet/travel.ts';
import { type Setting, setTable, thing } from '../testing/paper.ts';
import { narrow } from '../testing/steady-minds.ts';
import { movesOf } from './decide.ts';
import { turnMove } from './turn-move.ts';

/** The next move of a plan of these deeds, given as kind and good, in a position. */
function next(setting: Setting, plan: readonly (readonly [number, number])[], by: number): number {
  const game = setTable(setting);
  const { outlook, sheet } = openSheet(game, 0, narrow, false);
  const deeds = listDeeds(outlook.board, sheet);
  const steps = plan.map(([kind, good]) => {
    const deed = deeds.find(
      (one) => one.kind === kind && (good < 0 || one.good === good || one.gain === good),
    );
    if (deed === undefined) throw new Error('no such deed');
    return { deed, by };
  });
  return turnMove(game, 0, steps, movesOf(game, 0));
}

const CLOTH = thing('cloth');
const ORE = thing('ore');

test('a deed of this place is done before the figure goes on', () => {
  const setting: Setting = { figure: 'village', on: { village: 'ore', market: 'cloth' } };
  const plan = [
    [DEED.store, ORE],
    [DEED.sell, CLOTH],
  ] as const;
  expect(kindOf(next(setting, plan, BY.any))).toBe(MOVE.store);
});

test('what others may take away comes first at a place', () => {
  const setting: Setting = { figure: 'market', coins: 9, on: { market: 'cloth' } };
  const plan = [
    [DEED.sell, CLOTH],
    [DEED.order, -1],
  ] as const;
  expect(kindOf(next(setting, plan, BY.any))).toBe(MOVE.takeOrder);
});

test('the figure goes by the free cart, or spares it', () => {
  const setting: Setting = { figure: 'village', on: { market: 'cloth', 'movement:2': 'food' } };
  expect(next(setting, [[DEED.sell, CLOTH]], BY.any)).toBe(encode(MOVE.travel, 1, FREE_CART));
  expect(next(setting, [[DEED.sell, CLOTH]], BY.fares)).toBe(encode(MOVE.travel, 1, 1));
});

test('a step is made on foot where a cart would be wasted', () => {
  const on = { market: 'cloth', 'movement:1': 'food', 'movement:3': 'food' };
  const setting: Setting = { figure: 'village', freeCartUsed: true, carts: [1], on };
  expect(next(setting, [[DEED.sell, CLOTH]], BY.any)).toBe(encode(MOVE.travel, 1, 2));
});

test('a far way is made by cart, or step by step where there is none', () => {
  const on = { farm: 'alpaca', 'movement:1': 'food', 'movement:2': 'food', 'movement:3': 'food' };
  const plan = [[DEED.exchange, thing('food')]] as const;
  const byCart = next({ figure: 'village', freeCartUsed: true, carts: [2], on }, plan, BY.any);
  expect([argA(byCart), argB(byCart)]).toEqual([4, 1]);
  const onFoot = next({ figure: 'village', freeCartUsed: true, on }, plan, BY.any);
  expect([kindOf(onFoot), argA(onFoot)]).toEqual([MOVE.travel, 6]);
});

test('[A32] a cart comes beside a fare that lies ready, else to the first movement space without one', () => {
  const setting: Setting = { figure: 'village', coins: 1, carts: [1] };
  expect(next(setting, [[DEED.cart, -1]], BY.any)).toBe(encode(MOVE.buyCart, 1));
  const on = { 'movement:1': 'food', 'movement:3': 'food' };
  expect(next({ ...setting, on }, [[DEED.cart, -1]], BY.any)).toBe(encode(MOVE.buyCart, 2));
});

test('where each action that sells brings more, tiles are sold one at a time', () => {
  const kinds = [[], ['stallkeeper']].map((assets) => {
    const game = setTable({ figure: 'market', assets, on: { market: '2 cloth' } }, { traveler: 'full' });
    const { outlook, sheet } = openSheet(game, 0, narrow, false);
    const deed = listDeeds(outlook.board, sheet).find(({ kind }) => kind === DEED.sell);
    if (deed === undefined) throw new Error('cloth can be sold');
    const steps = [{ deed, by: BY.any }];
    apply(game, 0, turnMove(game, 0, steps, movesOf(game, 0)));
    return kindOf(turnMove(game, 0, steps, movesOf(game, 0)));
  });
  expect(kinds).toEqual([MOVE.sell, MOVE.finish]);
});

test('a plan with nothing left to do says so', () => {
  expect(next({ figure: 'village', on: { village: 'ore' } }, [], BY.any)).toBe(-1);
});

import { type Game, GOODS, type ReadableMove } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { eachPosition, gameOf } from '../testing/positions.ts';
import { drawing, placed, planning, played, turn } from '../testing/setting.ts';
import { legalFor } from '../sight/legal-for.ts';
import { errandsOf } from './errands.ts';
import { WARNING_CODES, type Warning, type WarningCode } from './warning.ts';
import { warningsFor } from './warnings-for.ts';

const DECLARE: ReadableMove = { type: 'declare' };
const draw = (count: number): ReadableMove => ({ type: 'draw', count });
const PASS: ReadableMove = { type: 'pass' };

function found(game: Game, move: ReadableMove, code: WarningCode): Warning[] {
  return warningsFor(game, 0, move).filter((warning) => warning.code === code);
}

test('[P2] a tile that no action of its location can use is named', () => {
  const one = placed(planning({ planning: 'food food food' }), 'food forest');
  expect(found(one, DECLARE, 'unusableTile')).toEqual([
    { code: 'unusableTile', figures: { thing: 'food', site: 'forest', tiles: 1 } },
  ]);
  expect(found(placed(one, 'food forest'), DECLARE, 'unusableTile')).toEqual([]);
});

test('what lay there before helps, and is not complained about', () => {
  const old = { on: { mine: 'food' }, planning: 'food wood' };
  expect(found(planning(old), DECLARE, 'unusableTile')).toEqual([]);
  expect(found(placed(planning(old), 'food mine'), DECLARE, 'unusableTile')).toEqual([]);
});

test('[A35] what only an order asks for can be used while some order there asks for it', () => {
  const game = placed(planning({ planning: 'fish' }), 'fish market');
  const { orderMask } = game.tables;
  const FISH = 1 << GOODS.indexOf('fish');
  const asksForFish = (order: number): boolean => ((orderMask[order] ?? 0) & FISH) !== 0;
  expect(orderMask.some((_, order) => asksForFish(order))).toBe(true);
  for (const order of orderMask.keys()) game.state.orderAt[order] = asksForFish(order) ? 1 : 2;
  expect(found(game, DECLARE, 'unusableTile')).toEqual([]);
  for (const order of orderMask.keys()) game.state.orderAt[order] = asksForFish(order) ? 2 : 1;
  expect(found(game, DECLARE, 'unusableTile')).toHaveLength(1);
});

test('[X14] a tile on an extra space is useless only where it helps nowhere', () => {
  const setting = { planning: 'fish stone', extensions: ['X14'] };
  const fish = placed(planning(setting), 'fish extension:X14');
  expect(found(fish, DECLARE, 'unusableTile')).toEqual([]);
  const food = placed(planning({ ...setting, planning: 'food' }), 'food extension:X14');
  expect(found(food, DECLARE, 'unusableTile')).toEqual([]);
  const alone = placed(planning({ ...setting, planning: 'food', role: 'farmer' }), 'food extension:X14');
  expect(found(alone, DECLARE, 'unusableTile')).toEqual([
    { code: 'unusableTile', figures: { thing: 'food', site: 'extension:X14', tiles: 1 } },
  ]);
});

test('[P3] a card that is only partly filled is named', () => {
  const game = placed(planning({ planning: 'food food', role: 'farmer' }), 'food role');
  expect(found(game, DECLARE, 'incompleteCard')).toEqual([
    { code: 'incompleteCard', figures: { site: 'role', missing: 1 } },
  ]);
  expect(found(placed(game, 'food role'), DECLARE, 'incompleteCard')).toEqual([]);
});

test('[A10] more places with something to do than can be reached', () => {
  const busy = { on: { farm: 'alpaca', mine: 'food food', village: 'stone' }, figure: 'farm' } as const;
  expect(found(planning(busy), DECLARE, 'unreachablePlace')).toEqual([
    { code: 'unreachablePlace', figures: { places: 3, reachable: 2 } },
  ]);
  const cart = planning({ ...busy, planning: 'food' });
  cart.state.seats[0]?.carts.fill(1);
  expect(found(placed(cart, 'food movement:1'), DECLARE, 'unreachablePlace')).toEqual([]);
});

test('[A10] errands: where something could be done, and how many of these places are within reach', () => {
  const busy = planning({ on: { farm: 'alpaca', mine: 'food food', village: 'stone' }, figure: 'farm' });
  expect(errandsOf(busy, 0)).toEqual({ places: ['village', 'farm', 'mine'], reachable: 2 });
  expect(errandsOf(planning({ on: { mine: 'food' } }), 0)).toEqual({ places: [], reachable: 0 });
});

test('[A11] food on a movement space that leads nowhere is named', () => {
  const calm = { planning: 'food food', figure: 'farm', on: { farm: 'alpaca' } } as const;
  expect(found(placed(planning(calm), 'food movement:1', 'food movement:2'), DECLARE, 'idleFood')).toEqual([
    { code: 'idleFood', figures: { tiles: 2 } },
  ]);
  const busy = planning({ ...calm, on: { farm: 'alpaca', mine: 'food food', village: 'wool' } });
  busy.state.seats[0]?.carts.fill(1);
  expect(found(placed(busy, 'food movement:1'), DECLARE, 'idleFood')).toEqual([]);
});

test('a tile left on a planning space is named where an action could use it', () => {
  const game = planning({ planning: 'food wood', on: { mine: 'food' }, role: 'trader' });
  expect(
    found(game, DECLARE, 'unplacedTile').map(({ figures }) => [figures['thing'], figures['site']]),
  ).toEqual([
    ['food', 'mine'],
    ['wood', 'village'],
  ]);
  expect(found(placed(game, 'food mine', 'wood village'), DECLARE, 'unplacedTile')).toEqual([]);
});

test('[A1] passing while tiles or coins could still do something', () => {
  const tiles = turn({ figure: 'farm', on: { farm: 'alpaca' }, coins: 1 });
  expect(found(tiles, PASS, 'passWithTiles')[0]?.figures).toEqual({ places: 1, site: 'farm' });
  const here = turn({ figure: 'farm', on: { village: 'wool', farm: 'alpaca' } });
  expect(found(here, PASS, 'passWithTiles')[0]?.figures['site']).toBe('farm');
  const elsewhere = turn({ figure: 'farm', on: { mine: 'food food' } });
  expect(found(elsewhere, PASS, 'passWithTiles')[0]?.figures).toEqual({ places: 1, site: 'mine' });
  const coins = turn({ figure: 'farm', coins: 1 });
  expect(warningsFor(coins, 0, PASS).map(({ code }) => code)).toContain('passWithCoins');
  const nothing = turn({ figure: 'farm' });
  expect(warningsFor(nothing, 0, PASS).map(({ code }) => code)).toEqual([]);
});

test('[D3] spaces left empty although more could be drawn', () => {
  const upTo = drawing({ bag: 'food food food food' }, { drawing: 'upTo' });
  expect(found(upTo, draw(1), 'emptyPlanning')).toEqual([
    { code: 'emptyPlanning', figures: { spaces: 3, more: 3 } },
  ]);
  expect(found(upTo, draw(4), 'emptyPlanning')).toEqual([]);
  expect(found(drawing({ bag: 'food' }), draw(4), 'emptyPlanning')).toEqual([]);
});

test('[D6] spaces left empty although a tile that lies idle would be used elsewhere', () => {
  const idle = drawing({ bag: 'food', on: { forest: 'food', mine: 'food' } });
  expect(found(idle, draw(4), 'emptyPlanning')).toEqual([
    { code: 'emptyPlanning', figures: { spaces: 3, more: 0, thing: 'food', site: 'mine' } },
  ]);
  const used = drawing({ bag: 'food', on: { farm: 'alpaca' } });
  expect(found(used, draw(4), 'emptyPlanning')).toEqual([]);
  const nowhere = drawing({ bag: 'food', on: { forest: 'food' }, role: 'farmer' });
  expect(found(nowhere, draw(4), 'emptyPlanning')).toEqual([]);
});

test('[S11] an action whose gain has run out', () => {
  const game = turn({ figure: 'mine', on: { mine: 'food food' } });
  const stone: ReadableMove = { type: 'produce', action: 'mine-stone', gain: 'stone', extras: [] };
  expect(found(game, stone, 'nothingGained')).toEqual([]);
  game.state.supply[3] = 0;
  expect(found(game, stone, 'nothingGained')).toEqual([
    { code: 'nothingGained', figures: { good: 'stone' } },
  ]);
});

test('[G41] an action that ends although more tiles fit', () => {
  const game = turn({ figure: 'farm', on: { farm: 'alpaca alpaca' } });
  played(game, { type: 'trade', source: 'farm', gain: 'food', action: 'farm-food' });
  expect(found(game, { type: 'finish' }, 'earlyFinish')).toEqual([
    { code: 'earlyFinish', figures: { more: 1 } },
  ]);
});

test('a step that reveals makes the steps before it final', () => {
  const game = drawing({ bag: 'food food food food food' });
  expect(warningsFor(game, 0, draw(4), 0)).toEqual([]);
  expect(warningsFor(game, 0, draw(4), 2)).toEqual([{ code: 'revealing', figures: { steps: 2 } }]);
});

test('warnings change nothing, whatever the position', () => {
  const codes = new Set<WarningCode>();
  eachPosition((truth, seat) => {
    const game = gameOf(truth, seat);
    const before = JSON.stringify(game.state);
    for (const move of legalFor(game, seat).slice(0, 6)) {
      for (const { code } of warningsFor(game, seat, move, 1)) codes.add(code);
    }
    for (const move of [DECLARE, PASS]) for (const { code } of warningsFor(game, seat, move)) codes.add(code);
    expect(JSON.stringify(game.state)).toBe(before);
  }, 11);
  expect(codes.size).toBeGreaterThan(WARNING_CODES.length - 4);
});

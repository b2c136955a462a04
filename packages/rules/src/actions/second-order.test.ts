import { expect, test } from 'vitest';
import { play } from '../moves/play.ts';
import type { ReadableMove } from '../moves/shapes.ts';
import { violations } from '../state/invariants.ts';
import { restoreGame } from '../state/snapshot.ts';
import type { SeatSetting } from '../testing/setting.ts';
import { table, type Table } from '../testing/table.ts';
import { imagine } from '../view/imagine.ts';
import { createChance } from '../chance/chance.ts';
import { view } from '../view/view.ts';
import type { Good } from '../goods.ts';

const FISH = 'fish-fish-wood-ore';
const WOOD = 'wood-wood-stone-fish';
const CORN_ORDER = 'fish-ore-cacao-corn';

/** Seat 0 at the market, with the asset that allows a second order. */
function holder(setting: SeatSetting = {}): Table {
  return table({ traveler: 'full' })
    .traveler('farm')
    .seat(0, { figure: 'market', assets: ['order-book'], coins: 3, ...setting });
}

function take(order: string): ReadableMove {
  return { type: 'takeOrder', order };
}

function deliver(good: Good, order?: 'second'): ReadableMove {
  const move = { type: 'deliver', source: 'market', good } as const;
  return order === undefined ? move : { ...move, order };
}

/** What is broken, but for orders of the setting that are not among those in play. */
function broken(t: Table): string[] {
  return violations(t.game).filter((found) => !found.startsWith('orders:'));
}

function openOf(t: Table): unknown {
  const { order, secondOrder } = view(t.game, 0).players[0] ?? {};
  return [order?.id ?? null, secondOrder?.id ?? null];
}

/** Ends the turn of seat 0 and passes for seat 1. */
function nextTurn(t: Table): void {
  t.play(0, { type: 'endTurn' });
  if (t.legalTypes(1).includes('pass')) t.play(1, { type: 'pass' });
}

test('[A35] [B18] with the asset a second order may be taken for its coin, and never a third', () => {
  const t = holder();
  t.play(0, take(t.offered(0, 'takeOrder')[0].order as string));
  nextTurn(t);
  const second = t.offered(0, 'takeOrder')[0].order as string;
  t.play(0, take(second));
  nextTurn(t);
  expect([openOf(t), t.game.state.seats[0].coins]).toEqual([[expect.any(String), second], 1]);
  expect(t.offered(0, 'takeOrder')).toEqual([]);
  expect(t.refused(0, { type: 'takeOrder', order: null })).toMatchObject({
    rejected: 'orderOpen',
    rule: 'A35',
  });
  expect(broken(t)).toEqual([]);
});

test('[A35] without the asset one is the most', () => {
  const t = holder({ assets: ['broker'], order: FISH });
  expect(t.offered(0, 'takeOrder')).toEqual([]);
  expect(t.refused(0, deliver('fish', 'second'))).toMatchObject({ rejected: 'noOrder', rule: 'A36' });
});

test('[A36] [B18] where both ask for a good the player says which; one delivery serves both', () => {
  const t = holder({ order: FISH, secondOrder: WOOD, on: { market: '2 wood fish' } });
  expect(t.offered(0, 'deliver')).toEqual([
    deliver('wood'),
    deliver('wood', 'second'),
    deliver('fish'),
    deliver('fish', 'second'),
  ]);
  t.play(0, deliver('wood', 'second'), deliver('fish'), deliver('wood', 'second'));
  const { order, secondOrder } = view(t.game, 0).players[0] ?? {};
  expect([order?.delivered, secondOrder?.delivered]).toEqual([
    [true, false, false, false],
    [true, true, false, false],
  ]);
  expect(broken(t)).toEqual([]);
});

test('[A36] [B18] the first fulfilled, the other is the first; its tiles stay', () => {
  const setting = { order: FISH, delivered: '2 fish wood', secondOrder: WOOD, deliveredToSecond: '2 wood' };
  const t = holder({ ...setting, on: { market: 'ore stone' } });
  const types = t.play(0, deliver('ore')).map((event) => event.type);
  expect(types).toEqual(['delivered', 'orderFulfilled']);
  t.play(0, { type: 'storeCorn', row: 1 });
  expect(openOf(t)).toEqual([WOOD, null]);
  expect(t.offered(0, 'deliver')).toEqual([deliver('stone')]);
  expect(t.refused(0, deliver('stone', 'second'))).toMatchObject({ rejected: 'noOrder' });
  expect(broken(t)).toEqual([]);
  t.play(0, deliver('stone'));
  nextTurn(t);
  expect(t.offered(0, 'takeOrder')).not.toEqual([]);
});

test('[A36] [B18] the second fulfilled, the first stays as it is', () => {
  const setting = { order: FISH, delivered: 'wood', secondOrder: WOOD, deliveredToSecond: '2 wood fish' };
  const t = holder({ ...setting, on: { market: 'stone' } });
  t.play(0, deliver('stone', 'second'), { type: 'storeCorn', row: 1 });
  const { order, secondOrder, fulfilled } = view(t.game, 0).players[0] ?? {};
  expect([order, secondOrder, fulfilled]).toEqual([
    { id: FISH, delivered: [false, false, true, false] },
    null,
    [WOOD],
  ]);
});

test('[T17] [B19] a corn just gained may go to either order that asks for it', () => {
  const both = { order: CORN_ORDER, secondOrder: 'alpaca-wool-cloth-corn' };
  const t = holder({ ...both, figure: 'road', road: 1, on: { road: 'stone wood' } });
  t.play(0, { type: 'buildRoad', extras: [] });
  expect(t.legal(0)).toEqual([
    { type: 'storeCorn', row: 1 },
    { type: 'deliverCorn' },
    { type: 'deliverCorn', order: 'second' },
  ]);
  t.play(0, { type: 'deliverCorn', order: 'second' });
  expect(view(t.game, 0).players[0]?.secondOrder?.delivered).toEqual([false, false, false, true]);
});

test('[Q23] [B19] a drawn good may be delivered to either', () => {
  const t = holder({ order: FISH, secondOrder: WOOD, planning: 'wood' }).event('Q23');
  t.play(0, { type: 'draw', count: 3 });
  t.play(1, { type: 'draw', count: 4 });
  expect(t.offered(0, 'deliver')).toEqual(
    ['', 'second'].map((order) => ({
      type: 'deliver',
      source: 'planning',
      good: 'wood',
      ...(order === '' ? {} : { order }),
    })),
  );
});

test('[V3] two unfulfilled orders bring nothing', () => {
  expect(holder({ order: FISH, secondOrder: WOOD }).score(0).orders).toBe(0);
});

test('[K1] both orders lie open to all, and whoever imagines sees them', () => {
  const t = holder({ order: FISH, delivered: 'ore', secondOrder: WOOD, deliveredToSecond: 'stone' });
  const seen = view(t.game, 1).players[0];
  expect(seen).toEqual({
    ...view(t.game, 0).players[0],
    bag: null,
    container: null,
    decision: seen?.decision,
  });
  const imagined = imagine(t.game, 1, createChance('else'));
  expect(view(imagined, 0).players[0]?.secondOrder).toEqual(seen?.secondOrder);
});

test('a move written before there could be two orders means the only one', () => {
  const t = holder({ order: FISH, on: { market: 'fish' } });
  expect(t.offered(0, 'deliver')).toEqual([{ type: 'deliver', source: 'market', good: 'fish' }]);
  expect(play(t.game, 0, { type: 'deliver', source: 'market', good: 'fish' })).toBeNull();
  expect(play(t.game, 0, { type: 'deliver', source: 'market', good: 'fish', order: 'third' })).toMatchObject({
    rejected: 'malformedMove',
  });
});

test('the position goes through a snapshot', () => {
  const t = holder({ order: FISH, delivered: 'ore', secondOrder: WOOD, deliveredToSecond: 'stone' });
  const { components, options } = t.game;
  const restored = restoreGame({ components, options, seed: 'x' }, JSON.parse(JSON.stringify(t.game.state)));
  expect('state' in restored ? view(restored, 0).players : restored).toEqual(view(t.game, 0).players);
});

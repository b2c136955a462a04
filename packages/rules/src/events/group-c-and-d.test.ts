import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { type SeatSetting } from '../testing/setting.ts';
import { type Table, table } from '../testing/table.ts';

const decline = { type: 'decline' } as const;
const full = { traveler: 'full' } as const;

/** Seat 0 stands on the road and could act two, three or four steps further on. */
function walker(setting: SeatSetting, components?: typeof otherPack): Table {
  return table(full, components)
    .ring(['road', 'harbor', 'farm', 'mine', 'forest', 'village', 'market'])
    .seat(0, { figure: 'road', freeCart: 1, on: { farm: 'alpaca', mine: '2 food' }, ...setting });
}

const food = { 'movement:1': 'food', farm: 'alpaca', mine: '2 food' };
const toFarm = { type: 'travel', location: 'farm', means: 'movement:1' } as const;
const toMine = { type: 'travel', location: 'mine', means: 'movement:1' } as const;

test('[Q14] a move without a cart is up to two steps', () => {
  expect(walker({ on: food }).refused(0, toFarm)).toEqual({
    rejected: 'tooFar',
    rule: 'A11',
    figures: { location: 'farm', steps: 1, distance: 2 },
  });
  const t = walker({ on: food }).inForce('Q14');
  expect(t.refused(0, toMine)).toEqual({
    rejected: 'tooFar',
    rule: 'A11',
    figures: { location: 'mine', steps: 2, distance: 3 },
  });
  t.play(0, toFarm);
  expect(t.container(0)).toBe('food');
});

test('[Q14] one step is possible too', () => {
  const t = walker({ on: { 'movement:1': 'food', harbor: 'fish food' } }).inForce('Q14');
  t.play(0, { type: 'travel', location: 'harbor', means: 'movement:1' });
  expect(t.legalTypes(0)).toContain('produce');
});

test('[Q14] holds for coins and glass on movement spaces as well', () => {
  const coin = walker({ extensions: ['X17'], on: { ...food, 'movement:1': 'coin' } }).inForce('Q14');
  coin.play(0, toFarm);
  const glass = walker({ assets: ['glass-fare'], on: { ...food, 'movement:1': 'glass' } }).inForce('Q14');
  glass.play(0, toFarm);
  expect([coin.container(0), glass.container(0)]).toEqual(['', 'glass']);
});

test('[Q14] is over with its round', () => {
  const t = table(full).event('Q14').noEventsLeft().endRound().turn(0);
  t.ring(['road', 'harbor', 'farm', 'mine', 'forest', 'village', 'market']);
  t.seat(0, { figure: 'road', freeCart: 1, on: food });
  expect(t.refused(0, toFarm)).toMatchObject({ rejected: 'tooFar', figures: { steps: 1 } });
});

test('[G15] [Q14] the asset for longer steps is not added', () => {
  const t = walker({ assets: ['long-stride'], on: food }).inForce('Q14');
  expect(t.refused(0, toMine)).toMatchObject({ rejected: 'tooFar', figures: { steps: 2, distance: 3 } });
  t.play(0, toFarm);
});

test('[G15] [Q14] carts still go three steps, the free one and those bought', () => {
  const bought = walker({ carts: [1], on: food }).inForce('Q14');
  bought.play(0, toMine);
  expect(bought.game.state.seats[0].carts).toEqual([2, 0, 0]);
  const free = walker({ freeCart: 0 }).inForce('Q14');
  free.play(0, { ...toMine, means: 'freeCart' });
  expect(free.game.state.seats[0].freeCart).toBe(1);
});

test('[G15] [Q14] the steps come from the pack', () => {
  const t = walker({ on: { ...food, mine: 'food ore' } }, otherPack).inForce('Q14');
  t.play(0, toMine);
  expect(t.container(0)).toBe('food');
});

test('[Q15] each gains a coin, as many as the pack says', () => {
  expect(
    table(full)
      .event('Q15')
      .game.state.seats.map((seat) => seat.coins),
  ).toEqual([1, 1]);
  expect(
    table(full, otherPack)
      .event('Q15')
      .game.state.seats.map((seat) => seat.coins),
  ).toEqual([2, 2]);
});

test('[Q16] each gains a coin per completed row', () => {
  const t = table({ ...full, players: 3 })
    .seat(0, { rows: ['3 wood', '2 fish corn', '2 ore'] })
    .seat(1, { rows: ['2 stone'] });
  expect(t.reveal('Q16').slice(2, -1)).toEqual([{ type: 'coinsGained', seat: 0, coins: 2 }]);
  expect(t.game.state.seats.map((seat) => seat.coins)).toEqual([2, 0, 0]);
});

test('[Q16] rows and coins come from the pack', () => {
  const t = table(full, otherPack)
    .seat(0, { rows: ['2 wood', '3 fish'] })
    .event('Q16');
  expect(t.game.state.seats.map((seat) => seat.coins)).toEqual([2, 0]);
});

test('[Q17] each may pay one coin for a point or two for two', () => {
  const t = table(full).seat(0, { coins: 5 }).seat(1, { coins: 5 }).event('Q17');
  expect(t.legal(0)).toEqual([{ type: 'pay', coins: 1 }, { type: 'pay', coins: 2 }, decline]);
  expect(t.refused(0, { type: 'pay', coins: 3 })).toEqual({
    rejected: 'wrongPayment',
    rule: 'Q17',
    figures: { coins: 3, most: 2 },
  });
  expect(t.refused(0, { type: 'pay', coins: 0 })).toMatchObject({ rejected: 'wrongPayment', rule: 'Q17' });
  expect(t.play(0, { type: 'pay', coins: 2 })).toEqual([
    { type: 'coinsPaid', seat: 0, coins: 2 },
    { type: 'pointsGained', seat: 0, points: 2 },
  ]);
  t.play(1, { type: 'pay', coins: 1 });
  expect(t.game.state.seats.map((seat) => [seat.coins, seat.points])).toEqual([
    [3, 2],
    [4, 1],
  ]);
});

test('[Q17] only with the coins for it, and declining costs nothing', () => {
  const t = table({ ...full, players: 3 })
    .seat(1, { coins: 1 })
    .seat(2, { coins: 2 })
    .event('Q17');
  expect(t.refused(1, { type: 'pay', coins: 2 })).toEqual({
    rejected: 'tooFewCoins',
    rule: 'Q17',
    figures: { needed: 2, own: 1 },
  });
  t.play(1, decline);
  t.play(2, decline);
  expect(t.game.state.seats.map((seat) => [seat.coins, seat.points])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
});

test('[Q17] how much can be paid comes from the pack', () => {
  const t = table(full, otherPack).seat(0, { coins: 5 }).event('Q17');
  expect(t.offered(0, 'pay').map((move) => move.coins)).toEqual([1, 2, 3]);
});

test('[Q21] each may set the figure on any location, in turn order and without using a move', () => {
  const t = table({ ...full, startingSeat: 1 })
    .seat(0, { figure: 'mine' })
    .seat(1, { figure: 'road', on: { 'movement:1': 'food' } })
    .event('Q21');
  expect(t.offered(1, 'setFigure').map((move) => move.location)).toEqual([
    'village',
    'market',
    'harbor',
    'farm',
    'mine',
    'forest',
  ]);
  expect(t.refused(1, { type: 'setFigure', location: 'road' })).toEqual({
    rejected: 'alreadyThere',
    rule: 'Q21',
    figures: { location: 'road' },
  });
  expect(t.play(1, { type: 'setFigure', location: 'mine' })).toEqual([
    { type: 'figureSet', seat: 1, location: 'mine' },
  ]);
  t.play(0, decline);
  expect(t.game.state.seats.map((seat) => [seat.figure, seat.freeCart])).toEqual([
    [5, 0],
    [5, 0],
  ]);
  expect(t.on(1, 'movement:1')).toBe('food');
});

test('[G16] [Q21] a figure not yet set may be set, which uses up the free setting of A2', () => {
  const t = table(full)
    .seat(0, { on: { mine: '2 food', farm: 'alpaca' } })
    .event('Q21');
  expect(t.offered(0, 'setFigure')).toHaveLength(7);
  t.play(0, { type: 'setFigure', location: 'road' });
  expect(t.turn(0).refused(0, { type: 'setFigure', location: 'mine' })).toEqual({
    rejected: 'figureOnBoard',
    rule: 'A2',
    figures: { figure: 'road' },
  });
});

test('[G16] [Q21] who declines may still set it for free', () => {
  const t = table(full)
    .seat(0, { on: { mine: '2 food' } })
    .event('Q21');
  t.play(0, decline);
  t.turn(0).play(0, { type: 'setFigure', location: 'mine' });
  expect(t.legalTypes(0)).toContain('produce');
});

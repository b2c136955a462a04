import { steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { Location } from '../locations.ts';
import { table, type Table } from '../testing/table.ts';
import type { Means } from '../moves/fields.ts';

const RING: Location[] = ['village', 'market', 'road', 'harbor', 'farm', 'mine', 'forest'];
const pass = { type: 'pass' } as const;
const by = (means: Means, location: Location) => ({ type: 'travel', location, means }) as const;
const stone = { type: 'produce', action: 'mine-stone', gain: 'stone', extras: [] } as const;

function places(t: Table, type: 'travel' | 'setFigure', means?: Means): Location[] {
  const moves = t.offered(0, type);
  const fitting = moves.filter(
    (move) => means === undefined || (move.type === 'travel' && move.means === means),
  );
  return fitting.map((move) => move.location);
}

test('[A3] who has no action anywhere can only pass, however far the means would carry', () => {
  const t = table()
    .ring(RING)
    .seat(0, { figure: 'farm', carts: [1], on: { 'movement:1': 'food', harbor: 'fish', farm: 'wool' } });
  expect(t.legal(0)).toEqual([pass]);
  expect(t.refused(0, by('freeCart', 'mine'))).toEqual({
    rejected: 'noActionInReach',
    rule: 'A3',
    figures: { location: 'mine', stepsLeft: 3, stepsNeeded: 'none' },
  });
});

test('[A3] who has no action anywhere cannot set the figure either', () => {
  const t = table().seat(0, { on: { mine: 'ore' } });
  expect(t.legal(0)).toEqual([pass]);
  expect(t.refused(0, { type: 'setFigure', location: 'mine' })).toEqual({
    rejected: 'noActionInReach',
    rule: 'A3',
    figures: { location: 'mine', stepsLeft: 3, stepsNeeded: 'none' },
  });
});

test('[A3] who has moved or set the figure must act and cannot pass', () => {
  const t = table()
    .ring(RING)
    .seat(0, { figure: 'farm', on: { mine: '2 food' } });
  t.play(0, by('freeCart', 'mine'));
  expect(t.legal(0)).toEqual([stone]);
  expect(t.refused(0, pass)).toMatchObject({ rejected: 'movedThenPass', rule: 'A3' });
  const fresh = table().seat(0, { on: { mine: '2 food' } });
  fresh.play(0, { type: 'setFigure', location: 'mine' });
  expect(fresh.refused(0, pass)).toMatchObject({ rejected: 'movedThenPass', rule: 'A3' });
});

test('[A3] the next turn is fresh: a player who moved last turn may pass now', () => {
  const t = table()
    .ring(RING)
    .seat(0, { figure: 'farm', on: { mine: '2 food' } });
  t.play(0, by('freeCart', 'mine'), stone, { type: 'endTurn' });
  t.play(1, pass);
  expect(t.play(0, pass)).toContainEqual({ type: 'passed', seat: 0 });
});

test('[A3] a single means is kept for the way to the action', () => {
  const t = table()
    .ring(RING)
    .seat(0, { figure: 'village', on: { farm: 'alpaca', mine: '2 food' } });
  expect(t.legal(0)).toEqual([by('freeCart', 'farm'), by('freeCart', 'mine'), pass]);
  expect(t.refused(0, by('freeCart', 'market'))).toEqual({
    rejected: 'noActionInReach',
    rule: 'A3',
    figures: { location: 'market', stepsLeft: 0, stepsNeeded: 3 },
  });
});

test('[A3] an action at hand does not allow a trip from which there is no way back', () => {
  const t = table()
    .ring(RING)
    .seat(0, { figure: 'mine', on: { mine: '2 food' } });
  expect(t.legal(0)).toEqual([stone, pass]);
  t.seat(0, { on: { 'movement:1': 'food' } });
  expect(places(t, 'travel', 'freeCart')).toEqual(['farm', 'forest']);
  expect(places(t, 'travel', 'movement:1')).toEqual(['farm', 'forest']);
  t.play(0, by('freeCart', 'farm'));
  expect(t.legal(0)).toEqual([by('movement:1', 'mine')]);
});

test('[A3] several short moves may be needed, and each must lead on', () => {
  const t = table()
    .ring(RING)
    .seat(0, {
      figure: 'village',
      freeCart: 1,
      on: { road: 'stone wood', 'movement:1': 'food', 'movement:3': 'food' },
    });
  expect(t.legal(0)).toEqual([by('movement:1', 'market'), by('movement:3', 'market'), pass]);
  t.play(0, by('movement:3', 'market'));
  expect(t.legal(0)).toEqual([by('movement:1', 'road')]);
  expect(t.refused(0, by('movement:1', 'village'))).toEqual({
    rejected: 'noActionInReach',
    rule: 'A3',
    figures: { location: 'village', stepsLeft: 0, stepsNeeded: 2 },
  });
});

test('[A3] without a cart the figure is set only so near that food on the movement spaces is enough', () => {
  const t = table()
    .ring(RING)
    .seat(0, { freeCart: 1, on: { farm: 'alpaca' } });
  expect(places(t, 'setFigure')).toEqual(['farm']);
  t.seat(0, { on: { 'movement:1': 'food' } });
  expect(places(t, 'setFigure')).toEqual(['harbor', 'farm', 'mine']);
  t.seat(0, { on: { 'movement:2': 'food' } });
  expect(places(t, 'setFigure')).toEqual(['road', 'harbor', 'farm', 'mine', 'forest']);
  expect(t.refused(0, { type: 'setFigure', location: 'market' })).toEqual({
    rejected: 'noActionInReach',
    rule: 'A3',
    figures: { location: 'market', stepsLeft: 2, stepsNeeded: 3 },
  });
  t.play(0, { type: 'setFigure', location: 'road' });
  expect(t.legal(0)).toEqual([by('movement:1', 'harbor'), by('movement:2', 'harbor')]);
});

test('[A3] a tile on an extra space makes actions reachable wherever it serves', () => {
  const t = table()
    .ring(RING)
    .seat(0, { figure: 'harbor', extensions: ['X14'], on: { 'extension:X14': 'alpaca' } });
  expect(places(t, 'travel')).toEqual(['village', 'market', 'farm']);
  const whole = table()
    .ring(RING)
    .seat(0, { figure: 'harbor', extensions: ['X14'], on: { 'extension:X14': 'food', mine: 'food' } });
  expect(places(whole, 'travel')).toEqual(['mine', 'forest']);
});

test('[A3] coins in hand are actions at the village and the market', () => {
  const t = table().ring(RING).strip([]).seat(0, { figure: 'mine', coins: 1 });
  expect(places(t, 'travel')).toEqual(['village', 'market']);
  t.carts(0);
  expect(places(t, 'travel')).toEqual(['market']);
});

test('[A3] role tile, extension and traveler make a location worth going to', () => {
  const t = table({ traveler: 'full' })
    .ring(RING)
    .traveler('harbor')
    .seat(0, { figure: 'road', extensions: ['X15'], on: { role: 'food', 'extension:X15': 'alpaca' } });
  expect(places(t, 'travel')).toEqual(['farm', 'forest']);
  t.seat(0, { on: { strip: 'food' } });
  expect(places(t, 'travel')).toEqual(['harbor', 'farm', 'forest']);
});

test('[A3] what may be done only once a round is no action any more', () => {
  const t = table().ring(RING).seat(0, { figure: 'village', coins: 2, order: 'wood-wood-stone-fish' });
  t.strip([]).play(0, { type: 'buyCart', movement: 1 }, { type: 'endTurn' });
  t.play(1, pass);
  expect(t.legal(0)).toEqual([pass]);
});

test('[A3] tiles that cannot be stored, sold or delivered are no action', () => {
  const rows = ['corn', 'wood', 'stone', 'fish', 'alpaca', 'cacao', 'ore', 'cloth', 'silver', 'glass'];
  const t = table()
    .ring(RING)
    .seat(0, { figure: 'farm', rows, on: { village: 'wool', market: 'fish' } });
  expect(t.legal(0)).toEqual([pass]);
});

test('[A3] an action that gains nothing because its good ran out still is one', () => {
  const t = table()
    .ring(RING)
    .supply({ stone: 0 })
    .seat(0, { figure: 'farm', on: { mine: '2 food' } });
  expect(places(t, 'travel')).toEqual(['mine']);
});

test('[A3] five figures: nobody is in the way, and each goes by its own means and tiles', () => {
  const t = table({ players: 5 }).ring(RING);
  for (const seat of [1, 2, 3, 4])
    t.seat(seat, { figure: 'mine', carts: [1], on: { 'movement:1': 'food', farm: 'alpaca' } });
  t.seat(0, { figure: 'farm', freeCart: 1, on: { mine: '2 food', 'movement:3': 'food' } });
  expect(t.legal(0)).toEqual([by('movement:3', 'mine'), pass]);
  t.play(0, by('movement:3', 'mine'), stone, { type: 'endTurn' });
  t.play(1, pass);
  t.play(2, by('freeCart', 'farm'));
  expect(t.game.state.seats.map((seat) => seat.figure)).toEqual([5, 5, 4, 5, 5]);
});

test('[A3] [A34] an extension that costs nothing is an action in reach without a coin', () => {
  const gifts = { ...steadyPack, extensions: steadyPack.extensions.map((tile) => ({ ...tile, price: 0 })) };
  const t = table({}, gifts).seat(0, { figure: 'farm' }).strip(['X2']);
  t.play(
    0,
    { type: 'travel', location: 'market', means: 'freeCart' },
    { type: 'buyExtension', extension: 'X2' },
  );
  expect(t.game.state.seats[0].extensionCount).toBe(1);
});

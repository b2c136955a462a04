import { argA, argB, FRAME, kindOf, LOCATIONS, MOVE, PHASE, THINGS } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { setTable, type Setting } from '../testing/paper.ts';
import { movesOf } from './decide.ts';
import { drawingMove } from './drawing.ts';

/** What the first seat takes back before it draws: the thing and where it lay; null if it draws. */
function takenBack(setting: Setting): string | null {
  const game = setTable(setting);
  const [seat] = game.state.seats;
  game.state.phase = PHASE.drawing;
  if (seat !== undefined) seat.stack[0] = FRAME.takeBack;
  const move = drawingMove(game, 0, movesOf(game, 0));
  if (kindOf(move) !== MOVE.takeBack) return null;
  return `${THINGS[argB(move)]} from ${LOCATIONS[argA(move)]}`;
}

const order = 'stone-stone-wood-alpaca';

test('a tile that the order lacks is taken back from where it would wait in vain', () => {
  expect(takenBack({ order, container: '6 food', on: { farm: 'alpaca', road: 'stone' } })).toBeNull();
  const nearly = { order, delivered: ['stone', 'wood'], container: '6 food' };
  expect(takenBack({ ...nearly, on: { farm: 'alpaca' } })).toBe('alpaca from farm');
  expect(takenBack({ ...nearly, on: { road: 'stone' } })).toBe('stone from road');
});

test('a tile stays where it lies if the order has it at hand or at the market already', () => {
  const nearly = { order, delivered: ['stone', 'wood'], container: '6 food' };
  expect(takenBack({ ...nearly, on: { farm: 'alpaca', market: 'alpaca' } })).toBeNull();
  expect(takenBack({ ...nearly, hand: 'alpaca', on: { farm: 'alpaca' } })).toBeNull();
  expect(takenBack({ ...nearly, on: { farm: 'food' } })).toBeNull();
});

test('[D1] any tile is taken back where no draw is lost by it, and none where one would be', () => {
  expect(takenBack({ container: '3 food', on: { road: 'stone' } })).toBe('stone from road');
  expect(takenBack({ container: '3 food', hand: 'food', on: { road: 'stone' } })).toBeNull();
  expect(takenBack({ container: '4 food', on: { road: 'stone' } })).toBeNull();
});

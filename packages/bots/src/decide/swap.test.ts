import { argA, FRAME, type Game, GOODS, kindOf, MOVE, PHASE } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { setTable, type Setting } from '../testing/paper.ts';
import { narrow } from '../testing/steady-minds.ts';
import { movesOf } from './decide.ts';
import { swapInMove, swapOutMove } from './swap.ts';

function asking(frame: number, setting: Setting): Game {
  const game = setTable({ extensions: ['X18'], ...setting });
  const [seat] = game.state.seats;
  game.state.phase = PHASE.drawing;
  game.state.lastRound = game.state.round;
  if (seat !== undefined) seat.stack[0] = frame;
  return game;
}

/** The tile that the first seat gives away; null if it keeps all. */
function given(setting: Setting): string | null {
  const move = swapOutMove(asking(FRAME.swapOut, setting), 0, narrow);
  return kindOf(move) === MOVE.decline ? null : (GOODS[argA(move)] ?? '');
}

function taken(setting: Setting): string {
  const game = asking(FRAME.swapIn, setting);
  return GOODS[argA(swapInMove(game, 0, narrow, movesOf(game, 0)))] ?? '';
}

const nearly = {
  order: 'stone-stone-wood-alpaca',
  delivered: ['stone', 'wood'],
  on: { market: 'stone' },
  figure: 'market',
  carts: [1],
} as const;

test('[X18] in the last round a tile goes for the one that the order lacks', () => {
  expect(given({ ...nearly, hand: '2 wood food', container: 'alpaca 2 food' })).toBe('wood');
  expect(taken({ ...nearly, hand: 'food', container: 'alpaca wood 2 food' })).toBe('alpaca');
});

test('[X18] nothing goes where the container has nothing better', () => {
  expect(given({ ...nearly, hand: 'alpaca 2 food', container: 'fish' })).toBeNull();
});

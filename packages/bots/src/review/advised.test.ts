import {
  apply,
  awaitedSeat,
  encode,
  FRAME,
  type Game,
  isOver,
  MOVE,
  topFrame,
} from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { newGame } from '../testing/new-game.ts';
import { decide, movesOf } from '../decide/decide.ts';
import { advisedMoves, isAdvised } from './advised.ts';
import { REVIEWER } from './doubt.ts';

/** Goes through a game; the first seat plays what it is advised to play. */
function eachAdvised(seed: string, rounds: number, check: (game: Game, move: number) => void): void {
  const game = newGame(seed);
  while (!isOver(game) && game.state.round <= rounds) {
    const seat = awaitedSeat(game);
    const [move] = seat === 0 ? advisedMoves(game, 0, 'hint') : [decide(game, seat, REVIEWER)];
    if (move === undefined) throw new Error('there is no advice');
    if (seat === 0 && movesOf(game, 0).length > 1) check(game, move);
    apply(game, seat, move);
  }
}

test('what was advised is known again afterwards, whatever the adviser imagines of what nobody can know', () => {
  const met = new Set<number>();
  eachAdvised('again', 4, (game, move) => {
    met.add(topFrame(game.state.seats[0]));
    expect(isAdvised(game, 0, move, 'another imagination')).toBe(true);
  });
  expect([...met]).toEqual(expect.arrayContaining([FRAME.plan, FRAME.turn]));
});

test('a plan is advised as a whole: what lies otherwise is not', () => {
  eachAdvised('whole', 2, (game, move) => {
    if (topFrame(game.state.seats[0]) !== FRAME.plan || move === encode(MOVE.declare)) return;
    expect(isAdvised(game, 0, encode(MOVE.declare), 'a')).toBe(false);
  });
});

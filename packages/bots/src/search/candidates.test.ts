import { encode, FRAME, type Game, kindOf, MOVE, topFrame } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { movesOf } from '../decide/decide.ts';
import { playTables, type Watch } from '../testing/mixed-play.ts';
import { narrow } from '../testing/steady-minds.ts';
import { linesFor } from './candidates.ts';

const MOST = 4;
const ENOUGH = 20;

/** Travelled, and not yet acted, though something can be done there. */
function canActHere(game: Game, seat: number): boolean {
  const moves = movesOf(game, seat);
  const kinds = moves.map(kindOf);
  const isUnderWay = !moves.includes(encode(MOVE.pass)) && !kinds.includes(MOVE.endTurn);
  return isUnderWay && kinds.some((kind) => kind !== MOVE.travel);
}

test('whoever has travelled to act does not think of travelling on, unless no plan acts there', () => {
  let arrivals = 0;
  const check: Watch = (game, seat) => {
    if (topFrame(game.state.seats[seat]) !== FRAME.turn || !canActHere(game, seat)) return;
    const { lines } = linesFor(game, seat, narrow, MOST);
    const isTravel = lines.map(({ move }) => kindOf(move) === MOVE.travel);
    expect(new Set(isTravel).size).toBeLessThanOrEqual(1);
    if (isTravel.includes(false)) arrivals++;
  };
  playTables('arrivals', 4, check, () => arrivals >= ENOUGH);
  expect(arrivals).toBeGreaterThanOrEqual(ENOUGH);
});

import {
  createMoveBuffer,
  encode,
  FRAME,
  frameArgument,
  type Game,
  legalMoves,
  MOVE,
  STAGE,
  topFrame,
} from '@altiplano/rules';
import { createDice } from '../dice.ts';
import type { Mind } from '../plan/mind.ts';
import { pickBy } from '../plan/pick.ts';
import { placementsOf } from '../plan/placement.ts';
import { positionKey } from '../plan/position-key.ts';
import { rehearse } from '../plan/rehearse.ts';
import { bestMission, bestRole, worstMission } from './drafting.ts';
import { drawingMove, swapInMove, swapOutMove } from './drawing.ts';
import { bestNextMove } from './one-step.ts';
import { movesTowards } from './plan-move.ts';
import { type Moves, turnMove } from './turn-move.ts';

const buffer = createMoveBuffer();

/** Every legal move of a seat, in a list of its own. */
export function movesOf(game: Game, seat: number): Moves {
  const count = legalMoves(game, seat, buffer);
  if (count === 0) throw new Error(`seat ${seat} has nothing to decide`);
  return buffer.slice(0, count);
}

function onTurn(game: Game, seatNumber: number, mind: Mind, moves: Moves): number {
  const seat = game.state.seats[seatNumber];
  const isTurn = topFrame(seat) === FRAME.turn;
  if (isTurn && frameArgument(seat, 1) === STAGE.acted) return encode(MOVE.endTurn);
  // Who has moved must act (A3), so a plan with some deed is wanted even if none seems worth it.
  const mustAct = isTurn && frameArgument(seat, 1) === STAGE.moved;
  const rehearsal = rehearse(game, seatNumber, mind, false, mustAct ? 8 : 1);
  for (const { steps } of rehearsal.plans) {
    const move = turnMove(game, seatNumber, steps, moves);
    if (move >= 0) return move;
  }
  if (!mustAct) return isTurn ? encode(MOVE.pass) : encode(MOVE.finish);
  return bestNextMove(game, seatNumber, mind, moves);
}

/** Plans among which a careless mind chooses. */
const NOTICED = 12;

function onPlan(game: Game, seat: number, mind: Mind): number {
  const rehearsal = rehearse(game, seat, mind, true, mind.carelessness > 0 ? NOTICED : 1);
  const worths = rehearsal.plans.map((plan) => plan.worth);
  const chosen =
    mind.carelessness > 0 ? pickBy(worths, mind.carelessness, createDice(positionKey(game, seat, mind))) : 0;
  const { outlook, sheet, plans } = rehearsal;
  return movesTowards(game, seat, placementsOf(outlook, sheet, plans[chosen]))[0];
}

/** A planner's move for any decision a seat can face. */
export function decide(game: Game, seat: number, mind: Mind): number {
  const moves = movesOf(game, seat);
  if (moves.length === 1) return moves[0];
  switch (topFrame(game.state.seats[seat])) {
    case FRAME.chooseRole:
      return bestRole(game, mind, moves);
    case FRAME.draftMission:
    case FRAME.pickMission:
      return bestMission(game, moves);
    case FRAME.passMission:
      return worstMission(game, moves);
    case FRAME.takeBack:
      return drawingMove(moves);
    case FRAME.swapOut:
      return swapOutMove(game, seat, mind);
    case FRAME.swapIn:
      return swapInMove(game, seat, mind, moves);
    case FRAME.plan:
      return onPlan(game, seat, mind);
    case FRAME.turn:
    case FRAME.steps:
      return onTurn(game, seat, mind, moves);
    case FRAME.lift:
      return encode(MOVE.finish);
    default:
      return bestNextMove(game, seat, mind, moves);
  }
}

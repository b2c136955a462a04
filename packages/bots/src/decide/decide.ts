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
} from '@altiplano/rules/engine';
import { createDice } from '../dice.ts';
import { endingsOf } from '../end/ending.ts';
import type { Step } from '../plan/beam.ts';
import type { Mind } from '../plan/mind.ts';
import { pickBy } from '../plan/pick.ts';
import { type Placement, placementsOf } from '../plan/placement.ts';
import { positionKey } from '../plan/position-key.ts';
import { rehearse } from '../plan/rehearse.ts';
import { bestMission, bestRole, worstMission } from './drafting.ts';
import { drawingMove } from './drawing.ts';
import { bestNextMove } from './one-step.ts';
import { movesTowards } from './plan-move.ts';
import { swapInMove, swapOutMove } from './swap.ts';
import { type Moves, turnMove } from './turn-move.ts';

const buffer = createMoveBuffer();

/** Every legal move of a seat, in a list of its own. */
export function movesOf(game: Game, seat: number): Moves {
  const count = legalMoves(game, seat, buffer);
  if (count === 0) throw new Error(`seat ${seat} has nothing to decide`);
  return buffer.slice(0, count);
}

/** Plans for the rest of a round that are looked at for a first move. */
export const TURN_PLANS = 30;

function isAtStage(game: Game, seatNumber: number, stage: number): boolean {
  const seat = game.state.seats[seatNumber];
  return topFrame(seat) === FRAME.turn && frameArgument(seat, 1) === stage;
}

/**
 * What a plan for the rest of the round does next; −1 if it cannot go on. To do nothing more is a pass, but who has moved
 * must act (A3).
 */
export function nextOf(game: Game, seat: number, steps: readonly Step[], moves: Moves): number {
  const move = turnMove(game, seat, steps, moves);
  if (move >= 0 || steps.length > 0) return move;
  return isAtStage(game, seat, STAGE.moved) ? -1 : encode(MOVE.pass);
}

function onTurn(game: Game, seat: number, mind: Mind, moves: Moves): number {
  const ending = endingsOf(game, seat, mind)?.ways[0];
  if (ending !== undefined) return ending.move;
  if (isAtStage(game, seat, STAGE.acted)) return encode(MOVE.endTurn);
  const { plans } = rehearse(game, seat, mind, false, TURN_PLANS);
  for (const { steps } of plans) {
    const move = nextOf(game, seat, steps, moves);
    if (move >= 0) return move;
  }
  return bestNextMove(game, seat, mind, moves);
}

/** Plans among which a careless mind chooses. */
const NOTICED = 12;

/** How a seat comes to what it wants to have placed. */
export type Planning = (game: Game, seat: number, mind: Mind) => readonly Placement[];

/** Plans a seat's round; the same whatever it has placed for now. */
export const planRound: Planning = (game, seat, mind) => {
  const ending = endingsOf(game, seat, mind)?.ways[0];
  if (ending !== undefined) return ending.placements;
  const { outlook, sheet, plans } = rehearse(game, seat, mind, true, mind.carelessness > 0 ? NOTICED : 1);
  const worths = plans.map((plan) => plan.worth);
  const chosen =
    mind.carelessness > 0 ? pickBy(worths, mind.carelessness, createDice(positionKey(game, seat))) : 0;
  return placementsOf(outlook, sheet, plans[chosen]);
};

/** A planner's move for any decision a seat can face. */
export function decide(game: Game, seat: number, mind: Mind, planning: Planning = planRound): number {
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
      return drawingMove(game, seat, moves);
    case FRAME.swapOut:
      return swapOutMove(game, seat, mind);
    case FRAME.swapIn:
      return swapInMove(game, seat, mind, moves);
    case FRAME.plan:
      return movesTowards(game, seat, planning(game, seat, mind))[0];
    case FRAME.turn:
    case FRAME.steps:
      return onTurn(game, seat, mind, moves);
    case FRAME.lift:
      return encode(MOVE.finish);
    case FRAME.corn:
      return endingsOf(game, seat, mind)?.ways[0]?.move ?? bestNextMove(game, seat, mind, moves);
    default:
      return bestNextMove(game, seat, mind, moves);
  }
}

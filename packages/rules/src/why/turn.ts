import { appendSteps } from '../actions/steps.ts';
import { actionLocations } from '../actions/actions.ts';
import {
  canReach,
  CART_STEPS,
  distance,
  freeCartUses,
  reachOf,
  slotSteps,
  totalSteps,
} from '../actions/movement.ts';
import { LOCATIONS } from '../locations.ts';
import { argA, argB, createMoveBuffer, FREE_CART, kindOf, MOVE } from '../moves/move.ts';
import { type Rejection, reject } from '../rejection.ts';
import { frameArgument, STAGE } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { whyNotAction } from './action.ts';

export function whyNotTurn(game: Game, seatNumber: number, kind: number, move: number): Rejection | null {
  const seat = game.state.seats[seatNumber];
  const stage = frameArgument(seat, 1);
  switch (kind) {
    case MOVE.pass:
      return stage === STAGE.acted ? reject('alreadyActed', 'A1') : reject('movedThenPass', 'A3');
    case MOVE.endTurn:
      return reject('actFirst', 'A1');
    case MOVE.setFigure:
      if (seat.figure >= 0) return reject('figureOnBoard', 'A2', { figure: LOCATIONS[seat.figure] });
      return noActionInReach(game, seatNumber, argA(move), totalSteps(game, seatNumber));
    case MOVE.travel:
      return whyNotTravel(game, seatNumber, argA(move), argB(move), stage);
    default:
      if (stage === STAGE.acted) return reject('alreadyActed', 'A1');
      return whyNotAction(game, seatNumber, kind, move);
  }
}

function noActionInReach(game: Game, seat: number, from: number, stepsLeft: number): Rejection {
  const within = reachOf(game, actionLocations(game, seat));
  let needed = 0;
  while (needed < within.length && !canReach(game, within, from, needed)) needed++;
  const stepsNeeded = needed < within.length ? needed : 'none';
  return reject('noActionInReach', 'A3', { location: LOCATIONS[from], stepsLeft, stepsNeeded });
}

function whyNotTravel(
  game: Game,
  seatNumber: number,
  to: number,
  means: number,
  stage: number,
): Rejection | null {
  const seat = game.state.seats[seatNumber];
  const rule = means === FREE_CART ? 'A10' : 'A11';
  if (seat.figure < 0) return reject('figureNotSet', 'A2');
  if (seat.figure === to) return reject('alreadyThere', rule, { location: LOCATIONS[to] });
  const steps = means === FREE_CART ? freeCartSteps(game, seatNumber) : slotSteps(game, seatNumber, means);
  if (steps === 0) {
    return means === FREE_CART
      ? reject('freeCartUsed', 'A10')
      : reject('movementEmpty', 'A11', { movement: means + 1 });
  }
  const away = distance(game, seat.figure, to);
  if (away > steps) return reject('tooFar', rule, { location: LOCATIONS[to], steps, distance: away });
  if (stage === STAGE.acted) return null;
  return noActionInReach(game, seatNumber, to, totalSteps(game, seatNumber) - steps);
}

function freeCartSteps(game: Game, seat: number): number {
  return freeCartUses(game, seat) > 0 ? CART_STEPS : 0;
}

const scratch = createMoveBuffer();

/** Within an action taken tile by tile only further tiles of that action are possible. */
export function whyNotStep(game: Game, seat: number, kind: number, move: number): Rejection | null {
  if (appendSteps(game, seat, scratch) > 0 && kindOf(scratch[0]) !== kind)
    return reject('otherActionUnderWay', 'A6');
  return whyNotAction(game, seat, kind, move) ?? reject('otherActionUnderWay', 'A6');
}

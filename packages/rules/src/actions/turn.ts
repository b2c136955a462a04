import { LOCATION_COUNT } from '../locations.ts';
import { tell } from '../log/log.ts';
import { argA, argB, argC, encode, MOVE } from '../moves/move.ts';
import { frameArgument, markActed, pop, setFrameArgument, STAGE } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { buyAsset, buyGood } from '../traveler/traveler.ts';
import { actionLocations, appendActions } from './actions.ts';
import { buildBoat, buildRoad } from './building.ts';
import { produce, useCard } from './exchange.ts';
import { buyExtension, takeOrder } from './market.ts';
import { appendTravel, canReach, type Reach, reachOf, totalSteps, travel } from './movement.ts';
import { beginSteps } from './steps.ts';
import { buildHouse, buyCart } from './village.ts';

export function legalTurn(game: Game, seatNumber: number, out: Int32Array): number {
  const seat = game.state.seats[seatNumber];
  const stage = frameArgument(seat, 1);
  const steps = totalSteps(game, seatNumber);
  if (stage === STAGE.acted) {
    const n = steps > 0 ? appendTravel(game, seatNumber, null, steps, out, 0) : 0;
    out[n] = encode(MOVE.endTurn);
    return n + 1;
  }
  let n = seat.figure >= 0 ? appendActions(game, seatNumber, seat.figure, out, 0) : 0;
  if (seat.figure < 0 || steps > 0) {
    const within = reachOf(game, actionLocations(game, seatNumber));
    if (seat.figure >= 0) n = appendTravel(game, seatNumber, within, steps, out, n);
    else n = appendSettings(game, within, steps, out, n);
  }
  if (stage === STAGE.fresh) out[n++] = encode(MOVE.pass);
  return n;
}

/** A2, A3: the figure is set where some action stays within reach. */
function appendSettings(game: Game, within: Reach, steps: number, out: Int32Array, n: number): number {
  let next = n;
  for (let to = 0; to < LOCATION_COUNT; to++) {
    if (canReach(game, within, to, steps)) out[next++] = encode(MOVE.setFigure, to);
  }
  return next;
}

export function setFigure(game: Game, seatNumber: number, location: number): void {
  game.state.seats[seatNumber].figure = location;
  tell(game, 'figureSet', seatNumber, location);
}

export function applyTurn(game: Game, seatNumber: number, kind: number, move: number): void {
  const { state } = game;
  const seat = state.seats[seatNumber];
  switch (kind) {
    case MOVE.pass:
      seat.passed = 1;
      tell(game, 'passed', seatNumber);
      return pop(state, seatNumber);
    case MOVE.endTurn:
      tell(game, 'turnEnded', seatNumber);
      return pop(state, seatNumber);
    case MOVE.setFigure:
      setFrameArgument(seat, 1, STAGE.moved);
      return setFigure(game, seatNumber, argA(move));
    case MOVE.travel:
      if (frameArgument(seat, 1) === STAGE.fresh) setFrameArgument(seat, 1, STAGE.moved);
      return travel(game, seatNumber, argA(move), argB(move));
    case MOVE.trade:
    case MOVE.sell:
    case MOVE.store:
    case MOVE.deliver:
    case MOVE.buyOpal:
    case MOVE.storeHeldCorn:
      return beginSteps(game, seatNumber, kind, move);
    default:
      markActed(seat);
      return takeAction(game, seatNumber, kind, move);
  }
}

function takeAction(game: Game, seatNumber: number, kind: number, move: number): void {
  switch (kind) {
    case MOVE.produce:
      return produce(game, seatNumber, argA(move), argB(move), argC(move));
    case MOVE.use:
      return useCard(game, seatNumber, argA(move), argB(move), argC(move));
    case MOVE.buildBoat:
      return buildBoat(game, seatNumber, argA(move), argB(move));
    case MOVE.buildHouse:
      return buildHouse(game, seatNumber, argA(move), argB(move));
    case MOVE.buildRoad:
      return buildRoad(game, seatNumber, argA(move));
    case MOVE.buyCart:
      game.state.seats[seatNumber].boughtCart = 1;
      return buyCart(game, seatNumber, argA(move), game.tables.cartPrice);
    case MOVE.buyExtension:
      return buyExtension(game, seatNumber, argA(move));
    case MOVE.takeOrder:
      return takeOrder(game, seatNumber, argA(move));
    case MOVE.buyAsset:
      return buyAsset(game, seatNumber, argA(move), argB(move), argC(move));
    case MOVE.buyGood:
      return buyGood(game, seatNumber, argA(move), argB(move));
    default:
      throw new Error(`not an action: ${kind}`);
  }
}

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
import { appendTravel, distance, totalSteps, travel } from './movement.ts';
import { beginSteps } from './steps.ts';
import { buildHouse, buyCart, CART_PRICE } from './village.ts';

const FAR = 99;
const needed = new Int32Array(LOCATION_COUNT);

/** For each location, how many steps it is from one where the seat could act; false if there is none (A3). */
export function stepsToAction(game: Game, seat: number): Int32Array | null {
  const places = actionLocations(game, seat);
  if (places === 0) return null;
  for (let from = 0; from < LOCATION_COUNT; from++) {
    needed[from] = FAR;
    for (let to = 0; to < LOCATION_COUNT; to++) {
      if ((places & (1 << to)) !== 0) needed[from] = Math.min(needed[from], distance(game, from, to));
    }
  }
  return needed;
}

export function legalTurn(game: Game, seatNumber: number, out: Int32Array): number {
  const seat = game.state.seats[seatNumber];
  const stage = frameArgument(seat, 1);
  let n = 0;
  if (stage === STAGE.acted) {
    n = appendTravel(game, seatNumber, null, out, n);
    out[n++] = encode(MOVE.endTurn);
    return n;
  }
  if (seat.figure >= 0) n = appendActions(game, seatNumber, seat.figure, out, n);
  const steps = totalSteps(game, seatNumber);
  if (seat.figure < 0 || steps > 0) {
    const away = stepsToAction(game, seatNumber);
    if (away !== null && seat.figure >= 0) n = appendTravel(game, seatNumber, away, out, n);
    else if (away !== null) {
      for (let to = 0; to < LOCATION_COUNT; to++)
        if (away[to] <= steps) out[n++] = encode(MOVE.setFigure, to);
    }
  }
  if (stage === STAGE.fresh) out[n++] = encode(MOVE.pass);
  return n;
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
      return buyCart(game, seatNumber, argA(move), CART_PRICE);
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

import { advanceRoad } from '../actions/building.ts';
import { GIVEN_UP } from '../actions/movement.ts';
import { deliverTile } from '../actions/orders.ts';
import { setFigure } from '../actions/turn.ts';
import { buyCart } from '../actions/village.ts';
import { drawTile, refillBag } from '../drawing/bag.ts';
import { discardPlanned, freePlanning } from '../drawing/drawing.ts';
import { drawToStore } from '../extensions/end-storing.ts';
import { CORN } from '../goods.ts';
import { tell } from '../log/log.ts';
import { argA, argB, argC, encode, MOVE, SOURCE } from '../moves/move.ts';
import { FRAME, frameArgument, pop, push, REST_TO, setFrameArgument, topFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { takeOff } from '../state/spaces.ts';
import { gainCoins, gainGood, gainPoints, payCoins } from '../state/supply.ts';
import { gainCorn } from '../warehouse/corn.ts';
import { moveCorn, storeTile } from '../warehouse/store.ts';
import { appendOffer } from './offers.ts';
import { removeExtension } from './removal.ts';
import { isAccepted } from './verbs.ts';

export function legalOffer(game: Game, seat: number, out: Int32Array): number {
  const n = appendOffer(game, seat, out);
  out[n] = encode(MOVE.decline);
  return n + 1;
}

/** A seat's answer to the event. */
export function applyOffer(game: Game, seat: number, kind: number, move: number): void {
  const { state, tables } = game;
  const amount = tables.eventAmount[state.event];
  if (kind === MOVE.store || kind === MOVE.deliver) return storeOrDeliver(game, seat, kind, move);
  pop(state, seat);
  switch (kind) {
    case MOVE.decline:
      return tell(game, 'offerDeclined', seat);
    case MOVE.accept:
      return accept(game, seat);
    case MOVE.buyCart:
      return buyCart(game, seat, argA(move), amount);
    case MOVE.pay:
      payCoins(game, seat, argA(move));
      return gainPoints(game, seat, argA(move));
    case MOVE.setFigure:
      return setFigure(game, seat, argA(move));
    case MOVE.moveCorn:
      return moveCorn(game, seat, argA(move), argB(move));
    case MOVE.giveBack:
      return giveBack(game, seat, argA(move));
    case MOVE.removeExtension:
      return removeExtension(game, seat, argA(move), amount);
    case MOVE.returnCart:
      return returnCart(game, seat, argA(move), amount);
    case MOVE.discard:
      discardPlanned(game, seat, argA(move), SOURCE.planning);
      return gainCoins(game, seat, amount);
    default:
      throw new Error(`no answer to an event: ${kind}`);
  }
}

function accept(game: Game, seatNumber: number): void {
  const { state, tables } = game;
  const seat = state.seats[seatNumber];
  const amount = tables.eventAmount[state.event];
  const verb = tables.eventVerb[state.event];
  if (!isAccepted(verb)) throw new Error(`nothing to accept: ${verb}`);
  tell(game, 'offerAccepted', seatNumber);
  switch (verb) {
    case 'offerGood':
      payCoins(game, seatNumber, amount);
      return takeGood(game, seatNumber, tables.eventGood[state.event]);
    case 'offerRoad':
      return advanceRoad(game, seatNumber);
    case 'offerDrawAndStore':
      return drawToStore(game, seatNumber, amount, REST_TO.bag);
    case 'offerDrawAndPlace':
      seat.hand[drawTile(game, seatNumber)]++;
      return push(state, seatNumber, FRAME.placeDrawn);
    case 'offerFreeCart':
      seat.freeCart = GIVEN_UP; // G19
      tell(game, 'freeCartGivenUp', seatNumber);
      return gainPoints(game, seatNumber, amount);
    case 'offerPlanningSpace':
      seat.limitMore += amount;
      return tell(game, 'planningChanged', seatNumber, amount);
    case 'offerFewerPlanning':
      seat.limitLess += 1;
      tell(game, 'planningChanged', seatNumber, -1);
      return gainPoints(game, seatNumber, amount);
    case 'offerRearranging':
      return push(state, seatNumber, FRAME.lift);
    case 'offerRefill':
      return refillBag(game, seatNumber);
    default:
      throw new Error(`nothing to accept: ${verb satisfies never}`);
  }
}

function takeGood(game: Game, seat: number, good: number): void {
  if (good === CORN) gainCorn(game, seat);
  else gainGood(game, seat, good);
}

/** Q26 */
function giveBack(game: Game, seatNumber: number, source: number): void {
  const { state, tables } = game;
  const seat = state.seats[seatNumber];
  const good = tables.eventGood[state.event];
  if (source === SOURCE.bag) seat.bag[good]--;
  else if (source === SOURCE.container) seat.container[good]--;
  else if (source === SOURCE.planning) seat.planning[good]--;
  else takeOff(game, seatNumber, source, good, 0);
  state.supply[good]++;
  tell(game, 'goodGivenBack', seatNumber, good, source);
  gainPoints(game, seatNumber, tables.eventAmount[state.event]);
}

/** Q31: the food beside the cart stays (G25). */
function returnCart(game: Game, seatNumber: number, slot: number, points: number): void {
  game.state.seats[seatNumber].carts[slot] = 0;
  game.state.carts++;
  tell(game, 'cartReturned', seatNumber, slot);
  gainPoints(game, seatNumber, points);
}

/** Q23: the frame stays until what follows, a corn perhaps, is settled; then one tile is drawn. */
function storeOrDeliver(game: Game, seatNumber: number, kind: number, move: number): void {
  const seat = game.state.seats[seatNumber];
  setFrameArgument(seat, 1, 1);
  seat.planning[argB(move)]--;
  if (kind === MOVE.store) storeTile(game, seatNumber, argB(move), argC(move));
  else if (deliverTile(game, seatNumber, argC(move), argB(move))) gainCorn(game, seatNumber);
}

/** The draw that ends Q23. */
export function finishStoredOffer(game: Game, seatNumber: number): void {
  const seat = game.state.seats[seatNumber];
  if (topFrame(seat) !== FRAME.offer || frameArgument(seat, 1) !== 1) return;
  pop(game.state, seatNumber);
  if (freePlanning(game, seatNumber) === 0) return; // G20: a tile left over from Q9 fills the space
  const good = drawTile(game, seatNumber);
  if (good >= 0) seat.planning[good]++;
}

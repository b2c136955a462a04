import { MARKET, VILLAGE } from '../locations.ts';
import { STRIP_SITE } from '../components/sites.ts';
import { argA, argB, argC, argD, createMoveBuffer, encode, MOVE } from '../moves/move.ts';
import { FRAME, frameArgument, markActed, pop, push, setFrameArgument, topFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { appendAssetStoring, appendOpals, buyOpal } from '../traveler/traveler.ts';
import { appendTrade, trade } from './exchange.ts';
import { appendDelivering, appendSelling, deliverFrom, gainSellBonus, sell } from './market.ts';
import { loadExtras, loadOwn } from './tiles.ts';
import { appendHeldCorn, appendStoring, storeFrom, storeHeldCorn } from './village.ts';

/** Actions taken tile by tile: the first tile commits, and they may end after any (G41). */
const STEP = { trade: 1, sell: 2, store: 3, deliver: 4, opals: 5, heldCorn: 6, assetStore: 7 } as const;

function stepOf(kind: number, move: number): number {
  switch (kind) {
    case MOVE.trade:
      return STEP.trade;
    case MOVE.sell:
      return STEP.sell;
    case MOVE.store:
      return argD(move) === 0 ? STEP.store : STEP.assetStore;
    case MOVE.deliver:
      return STEP.deliver;
    case MOVE.buyOpal:
      return STEP.opals;
    default:
      return STEP.heldCorn;
  }
}

/** What the frame must remember: which exchange, which asset and how much it may still store, which extension. */
function detailOf(game: Game, step: number, move: number): number {
  if (step === STEP.trade) return argC(move);
  if (step === STEP.heldCorn) return argA(move);
  if (step === STEP.assetStore) {
    const asset = argD(move) - 1;
    return asset + ASSETS * (game.tables.assetAmount[asset] - 1);
  }
  return 0;
}

const ASSETS = 64;

/** The first tile of an action taken tile by tile. */
export function beginSteps(game: Game, seatNumber: number, kind: number, move: number): void {
  const step = stepOf(kind, move);
  markActed(game.state.seats[seatNumber]);
  push(game.state, seatNumber, FRAME.steps, step, detailOf(game, step, move));
  takeStep(game, seatNumber, kind, move);
  if (step === STEP.sell) gainSellBonus(game, seatNumber);
}

function takeStep(game: Game, seat: number, kind: number, move: number): void {
  switch (kind) {
    case MOVE.trade:
      return trade(game, seat, argA(move), argB(move), argC(move));
    case MOVE.sell:
      return sell(game, seat, argA(move), argB(move));
    case MOVE.store:
      return storeFrom(game, seat, argA(move), argB(move), argC(move));
    case MOVE.deliver:
      return deliverFrom(game, seat, argA(move), argB(move), argC(move));
    case MOVE.buyOpal:
      return buyOpal(game, seat, argA(move), argB(move));
    default:
      return storeHeldCorn(game, seat, argA(move), argB(move));
  }
}

/** Every further tile of the action under way. */
export function appendSteps(game: Game, seatNumber: number, out: Int32Array): number {
  const seat = game.state.seats[seatNumber];
  const step = frameArgument(seat, 1);
  const detail = frameArgument(seat, 2);
  loadExtras(game, seatNumber);
  switch (step) {
    case STEP.trade:
      loadOwn(game, seatNumber, game.tables.basic[detail].location);
      return appendTrade(game, detail, out, 0);
    case STEP.sell:
      loadOwn(game, seatNumber, MARKET);
      return appendSelling(game, out, 0);
    case STEP.store:
      loadOwn(game, seatNumber, VILLAGE);
      return appendStoring(game, seatNumber, VILLAGE, 0, out, 0);
    case STEP.deliver:
      loadOwn(game, seatNumber, MARKET);
      return appendDelivering(game, seatNumber, out, 0);
    case STEP.opals:
      loadOwn(game, seatNumber, STRIP_SITE);
      return appendOpals(out, 0);
    case STEP.heldCorn:
      return appendHeldCorn(game, seatNumber, detail, out, 0);
    default:
      return detail < ASSETS ? 0 : appendAssetStoring(game, seatNumber, detail % ASSETS, out, 0);
  }
}

export function legalSteps(game: Game, seat: number, out: Int32Array): number {
  const n = appendSteps(game, seat, out);
  out[n] = encode(MOVE.finish);
  return n + 1;
}

export function applySteps(game: Game, seatNumber: number, kind: number, move: number): void {
  if (kind === MOVE.finish) return pop(game.state, seatNumber);
  const seat = game.state.seats[seatNumber];
  if (frameArgument(seat, 1) === STEP.assetStore) setFrameArgument(seat, 2, frameArgument(seat, 2) - ASSETS);
  takeStep(game, seatNumber, kind, move);
}

const scratch = createMoveBuffer();

/** An action with no further tile to take is finished without asking. */
export function finishIdleSteps(game: Game, seatNumber: number): void {
  const seat = game.state.seats[seatNumber];
  while (topFrame(seat) === FRAME.steps && appendSteps(game, seatNumber, scratch) === 0)
    pop(game.state, seatNumber);
}

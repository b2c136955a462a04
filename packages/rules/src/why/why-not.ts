import { createMoveBuffer, kindOf, MOVE, MOVE_TYPES } from '../moves/move.ts';
import { legalMoves } from '../moves/legal.ts';
import { awaitedSeat, isOver } from '../moves/awaited.ts';
import { type Rejection, reject } from '../rejection.ts';
import { DECISIONS, FRAME, frameArgument, REST_TO, topFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { PHASE, type Seat } from '../state/state.ts';
import { whyNotDrawing, whyNotSwap } from './drawing.ts';
import { whyNotOffer, whyNotPlacing } from './offer.ts';
import { whyNotPlan } from './planning.ts';
import { whyNotDraft, whyNotRole } from './setup.ts';
import { whyNotStep, whyNotTurn } from './turn.ts';
import { whyNotCorn, whyNotStoreDrawn } from './warehouse.ts';

const buffer = createMoveBuffer();

/** Whether a seat may play this move now. */
export function isLegal(game: Game, seat: number, move: number): boolean {
  const count = legalMoves(game, seat, buffer);
  for (let i = 0; i < count; i++) if (buffer[i] === move) return true;
  return false;
}

/** Null for a legal move; otherwise code, rule and figures that explain why it is refused. */
export function whyNot(game: Game, seat: number, move: number): Rejection | null {
  if (!Number.isInteger(seat) || seat < 0 || seat >= game.state.seats.length) {
    return reject('noSuchSeat', 'S1', { seat: String(seat), players: game.state.seats.length });
  }
  if (isLegal(game, seat, move)) return null;
  return (
    explain(game, seat, move) ?? reject('illegal', 'A1', { move: MOVE_TYPES[kindOf(move)] ?? 'unknown' })
  );
}

function explain(game: Game, seat: number, move: number): Rejection | null {
  if (isOver(game)) return reject('gameOver', 'E1', { round: game.state.round });
  const frame = topFrame(game.state.seats[seat]);
  if (frame === FRAME.none) return whyNothingToDecide(game, seat);
  const kind = kindOf(move);
  if (!ANSWERS[frame].includes(kind)) return whyNotNow(game.state.seats[seat], kind);
  switch (frame) {
    case FRAME.chooseRole:
      return whyNotRole(game, move);
    case FRAME.draftMission:
    case FRAME.passMission:
    case FRAME.pickMission:
      return whyNotDraft(game, seat, move);
    case FRAME.offer:
      return whyNotOffer(game, seat, kind, move);
    case FRAME.takeBack:
      return whyNotDrawing(game, seat, kind, move);
    case FRAME.swapOut:
    case FRAME.swapIn:
      return whyNotSwap(game, seat, kind, move);
    case FRAME.plan:
      return whyNotPlan(game, seat, kind, move);
    case FRAME.turn:
      return whyNotTurn(game, seat, kind, move);
    case FRAME.steps:
      return whyNotStep(game, seat, kind, move);
    case FRAME.corn:
      return whyNotCorn(game, seat, kind, move);
    case FRAME.storeDrawn:
      return whyNotStoreDrawn(game, seat, move);
    default:
      return whyNotPlacing(game, seat, kind, move);
  }
}

/** The kinds of move that answer each decision. */
const ACTIONS = [
  MOVE.produce,
  MOVE.use,
  MOVE.trade,
  MOVE.buildBoat,
  MOVE.buildHouse,
  MOVE.buildRoad,
  MOVE.buyCart,
  MOVE.buyExtension,
  MOVE.takeOrder,
  MOVE.sell,
  MOVE.deliver,
  MOVE.store,
  MOVE.storeHeldCorn,
  MOVE.buyOpal,
  MOVE.buyAsset,
  MOVE.buyGood,
];
const OFFERED = [
  MOVE.accept,
  MOVE.decline,
  MOVE.pay,
  MOVE.setFigure,
  MOVE.moveCorn,
  MOVE.giveBack,
  MOVE.removeExtension,
  MOVE.returnCart,
  MOVE.discard,
  MOVE.buyCart,
  MOVE.store,
  MOVE.deliver,
];
const STEPS = [
  MOVE.trade,
  MOVE.sell,
  MOVE.deliver,
  MOVE.store,
  MOVE.storeHeldCorn,
  MOVE.buyOpal,
  MOVE.finish,
];
const ANSWERS: Record<number, readonly number[]> = {
  [FRAME.chooseRole]: [MOVE.chooseRole],
  [FRAME.draftMission]: [MOVE.keepMission],
  [FRAME.passMission]: [MOVE.passMission],
  [FRAME.pickMission]: [MOVE.keepMission],
  [FRAME.offer]: OFFERED,
  [FRAME.takeBack]: [MOVE.takeBack, MOVE.draw],
  [FRAME.swapOut]: [MOVE.discard, MOVE.decline],
  [FRAME.swapIn]: [MOVE.draw, MOVE.pick],
  [FRAME.plan]: [MOVE.place, MOVE.unplace, MOVE.declare],
  [FRAME.turn]: [...ACTIONS, MOVE.travel, MOVE.setFigure, MOVE.pass, MOVE.endTurn],
  [FRAME.steps]: STEPS,
  [FRAME.corn]: [MOVE.storeCorn, MOVE.holdCorn, MOVE.deliverCorn],
  [FRAME.lift]: [MOVE.lift, MOVE.finish],
  [FRAME.put]: [MOVE.put, MOVE.discard],
  [FRAME.storeDrawn]: [MOVE.store, MOVE.finish],
  [FRAME.placeDrawn]: [MOVE.put, MOVE.decline],
};

const DECISION_RULES: Record<number, string> = {
  [FRAME.chooseRole]: 'S9',
  [FRAME.draftMission]: 'I1',
  [FRAME.passMission]: 'I1',
  [FRAME.pickMission]: 'I1',
  [FRAME.offer]: 'Q39',
  [FRAME.takeBack]: 'D6',
  [FRAME.swapOut]: 'X18',
  [FRAME.swapIn]: 'X18',
  [FRAME.plan]: 'P1',
  [FRAME.turn]: 'A1',
  [FRAME.steps]: 'G41',
  [FRAME.corn]: 'W5',
  [FRAME.lift]: 'G23',
  [FRAME.put]: 'G23',
  [FRAME.storeDrawn]: 'X24',
  [FRAME.placeDrawn]: 'Q35',
};

function whyNotNow(seat: Seat, kind: number): Rejection {
  const frame = topFrame(seat);
  const byEvent = frame === FRAME.storeDrawn && frameArgument(seat, 1) === REST_TO.bag;
  return reject('notNow', byEvent ? 'Q24' : DECISION_RULES[frame], {
    decision: DECISIONS[frame],
    move: MOVE_TYPES[kind] ?? 'unknown',
  });
}

function whyNothingToDecide(game: Game, seat: number): Rejection {
  const waitsFor = awaitedSeat(game);
  const own = game.state.seats[seat];
  switch (game.state.phase) {
    case PHASE.planning:
      return reject('alreadyDeclared', 'P6', { waitsFor });
    case PHASE.drawing:
      return reject('alreadyDrawn', 'D6', { waitsFor });
    case PHASE.actions:
      return own.passed === 1
        ? reject('alreadyPassed', 'A1', { waitsFor })
        : reject('notYourTurn', 'A1', { waitsFor });
    default:
      return reject('notYourTurn', 'R1', { waitsFor });
  }
}

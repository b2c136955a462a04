import { applySteps, finishIdleSteps } from '../actions/steps.ts';
import { applyTurn } from '../actions/turn.ts';
import { applyDraw, applyTakeBack } from '../drawing/drawing.ts';
import { applyOffer, finishStoredOffer } from '../events/answers.ts';
import { applyLift, applyPlaceDrawn, applyPut } from '../events/rearranging.ts';
import { applyStoreDrawn } from '../extensions/end-storing.ts';
import { applySwapIn, applySwapOut } from '../extensions/swap.ts';
import { applyKeep, applyPass, applyPick } from '../missions/draft.ts';
import { applyPlan } from '../planning/planning.ts';
import { advance } from '../round/round.ts';
import { applyRole } from '../setup/roles.ts';
import { FRAME, topFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { applyCorn } from '../warehouse/corn.ts';
import { kindOf, MOVE } from './move.ts';

/** Plays a legal move of a seat and goes on to the next decision. A move not in `legalMoves` is the caller's bug. */
export function apply(game: Game, seat: number, move: number): void {
  decide(game, seat, move);
  finishIdleSteps(game, seat);
  finishStoredOffer(game, seat);
  if (game.state.waiting === 0) advance(game);
}

function decide(game: Game, seat: number, move: number): void {
  const kind = kindOf(move);
  switch (topFrame(game.state.seats[seat])) {
    case FRAME.chooseRole:
      return applyRole(game, seat, move);
    case FRAME.draftMission:
      return applyKeep(game, seat, move);
    case FRAME.passMission:
      return applyPass(game, seat, move);
    case FRAME.pickMission:
      return applyPick(game, seat, move);
    case FRAME.offer:
      return applyOffer(game, seat, kind, move);
    case FRAME.takeBack:
      return kind === MOVE.draw ? applyDraw(game, seat, move) : applyTakeBack(game, seat, move);
    case FRAME.swapOut:
      return applySwapOut(game, seat, kind, move);
    case FRAME.swapIn:
      return applySwapIn(game, seat, kind, move);
    case FRAME.plan:
      return applyPlan(game, seat, kind, move);
    case FRAME.turn:
      return applyTurn(game, seat, kind, move);
    case FRAME.steps:
      return applySteps(game, seat, kind, move);
    case FRAME.corn:
      return applyCorn(game, seat, kind, move);
    case FRAME.lift:
      return applyLift(game, seat, kind, move);
    case FRAME.put:
      return applyPut(game, seat, kind, move);
    case FRAME.storeDrawn:
      return applyStoreDrawn(game, seat, kind, move);
    case FRAME.placeDrawn:
      return applyPlaceDrawn(game, seat, kind, move);
    default:
      throw new Error(`seat ${seat} has nothing to decide`);
  }
}

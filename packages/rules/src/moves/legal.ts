import { legalSteps } from '../actions/steps.ts';
import { legalTurn } from '../actions/turn.ts';
import { legalTakeBack } from '../drawing/drawing.ts';
import { legalOffer } from '../events/answers.ts';
import { legalLift, legalPlaceDrawn, legalPut } from '../events/rearranging.ts';
import { legalStoreDrawn } from '../extensions/end-storing.ts';
import { legalSwapIn, legalSwapOut } from '../extensions/swap.ts';
import { legalDraft, legalPick } from '../missions/draft.ts';
import { legalPlan } from '../planning/planning.ts';
import { legalRoles } from '../setup/roles.ts';
import { FRAME, topFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { legalCorn } from '../warehouse/corn.ts';
import { MOVE } from './move.ts';

/** Writes every legal move of a seat into the buffer and returns their number; 0 if it has none: nothing to decide, or (P7) nothing left to plan. */
export function legalMoves(game: Game, seat: number, out: Int32Array): number {
  switch (topFrame(game.state.seats[seat])) {
    case FRAME.chooseRole:
      return legalRoles(game, out);
    case FRAME.draftMission:
      return legalDraft(game, seat, out, MOVE.keepMission);
    case FRAME.passMission:
      return legalDraft(game, seat, out, MOVE.passMission);
    case FRAME.pickMission:
      return legalPick(game, seat, out);
    case FRAME.offer:
      return legalOffer(game, seat, out);
    case FRAME.takeBack:
      return legalTakeBack(game, seat, out);
    case FRAME.swapOut:
      return legalSwapOut(game, seat, out);
    case FRAME.swapIn:
      return legalSwapIn(game, seat, out);
    case FRAME.plan:
      return legalPlan(game, seat, out);
    case FRAME.turn:
      return legalTurn(game, seat, out);
    case FRAME.steps:
      return legalSteps(game, seat, out);
    case FRAME.corn:
      return legalCorn(game, seat, out);
    case FRAME.lift:
      return legalLift(game, seat, out);
    case FRAME.put:
      return legalPut(game, seat, out);
    case FRAME.storeDrawn:
      return legalStoreDrawn(game, seat, out);
    case FRAME.placeDrawn:
      return legalPlaceDrawn(game, seat, out);
    default:
      return 0;
  }
}

import { apply, copyGame, FRAME, type Game, topFrame } from '@altiplano/rules';
import { decide, movesOf } from '../decide/decide.ts';
import { movesTowards } from '../decide/plan-move.ts';
import { turnMove } from '../decide/turn-move.ts';
import type { Mind } from '../plan/mind.ts';
import { placementsOf } from '../plan/placement.ts';
import { openSheet, rehearse } from '../plan/rehearse.ts';
import { compare, MOST_CANDIDATES, type Weighed } from './compare.ts';
import { weighPlan, weighSheet, type Worth } from './parts.ts';
import type { Reasons } from './reasons.ts';

function weighed(moves: readonly number[], worth: Worth): Weighed {
  return { moves, expected: worth.expected, worth };
}

function planCandidates(game: Game, seat: number, mind: Mind): Weighed[] {
  const rehearsal = rehearse(game, seat, mind, true, MOST_CANDIDATES * 4);
  const known = new Set<string>();
  const found: Weighed[] = [];
  for (const plan of rehearsal.plans) {
    const placements = placementsOf(rehearsal.outlook, rehearsal.sheet, plan);
    const moves = movesTowards(game, seat, placements);
    const key = moves.toSorted((a, b) => a - b).join();
    if (known.has(key)) continue;
    known.add(key);
    found.push(weighed(moves, weighPlan(rehearsal, plan)));
  }
  return found;
}

function turnCandidates(game: Game, seat: number, mind: Mind): Weighed[] {
  const rehearsal = rehearse(game, seat, mind, false, MOST_CANDIDATES * 6);
  const legal = movesOf(game, seat);
  const known = new Set<number>();
  const found: Weighed[] = [];
  for (const plan of rehearsal.plans) {
    const next = turnMove(game, seat, plan.steps, legal);
    const move = next < 0 && plan.steps.length === 0 ? legal[legal.length - 1] : next;
    if (move < 0 || known.has(move)) continue;
    known.add(move);
    found.push(weighed([move], weighPlan(rehearsal, plan)));
  }
  return found;
}

function otherCandidates(game: Game, seat: number, mind: Mind): Weighed[] {
  return [...movesOf(game, seat)].map((move) => {
    const next = copyGame(game);
    apply(next, seat, move);
    const { outlook, sheet } = openSheet(next, seat, mind, true);
    return weighed([move], weighSheet(outlook, sheet));
  });
}

/** Where the bot goes by rules of thumb there is nothing to compare. */
function onlyCandidate(game: Game, seat: number, mind: Mind): Weighed[] {
  const { outlook, sheet } = openSheet(game, seat, mind, true);
  return [weighed([decide(game, seat, mind)], weighSheet(outlook, sheet))];
}

function candidatesFor(game: Game, seat: number, mind: Mind): Weighed[] {
  switch (topFrame(game.state.seats[seat])) {
    case FRAME.plan:
      return planCandidates(game, seat, mind);
    case FRAME.turn:
    case FRAME.steps:
      return turnCandidates(game, seat, mind);
    case FRAME.chooseRole:
    case FRAME.draftMission:
    case FRAME.passMission:
    case FRAME.pickMission:
    case FRAME.takeBack:
    case FRAME.swapOut:
    case FRAME.swapIn:
    case FRAME.lift:
      return onlyCandidate(game, seat, mind);
    default:
      return otherCandidates(game, seat, mind);
  }
}

/** The best candidates for a seat's decision, each with where it differs from the best other one. */
export function explain(game: Game, seat: number, mind: Mind): Reasons {
  return compare(candidatesFor(game, seat, mind).sort((a, b) => b.expected - a.expected));
}

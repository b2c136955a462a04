import { FRAME, type Game, topFrame } from '@altiplano/rules/engine';
import { decide, movesOf, nextOf, TURN_PLANS } from '../decide/decide.ts';
import { afterMove, hopeOf } from '../decide/one-step.ts';
import { movesTowards } from '../decide/plan-move.ts';
import { type Ending, endingsOf } from '../end/ending.ts';
import type { Mind } from '../plan/mind.ts';
import { placementsOf } from '../plan/placement.ts';
import { openSheet, rehearse } from '../plan/rehearse.ts';
import { aimsOf } from './aims.ts';
import { compare, MOST_CANDIDATES, type Weighed } from './compare.ts';
import { weighPlan, weighSheet, type Worth } from './parts.ts';
import type { Reasons } from './reasons.ts';

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
    const aims = aimsOf(plan, game);
    found.push({ moves, aims, expected: plan.worth, worth: weighPlan(rehearsal, plan) });
  }
  return found;
}

function turnCandidates(game: Game, seat: number, mind: Mind): Weighed[] {
  const rehearsal = rehearse(game, seat, mind, false, TURN_PLANS);
  const legal = movesOf(game, seat);
  const known = new Set<number>();
  const found: Weighed[] = [];
  for (const plan of rehearsal.plans) {
    const move = nextOf(game, seat, plan.steps, legal);
    if (move < 0 || known.has(move)) continue;
    known.add(move);
    const aims = aimsOf(plan, game);
    found.push({ moves: [move], aims, expected: plan.worth, worth: weighPlan(rehearsal, plan) });
  }
  return found.length > 0 ? found : otherCandidates(game, seat, mind);
}

function otherCandidates(game: Game, seat: number, mind: Mind): Weighed[] {
  return [...movesOf(game, seat)].map((move) => {
    const { outlook, sheet } = openSheet(afterMove(game, seat, move), seat, mind, true);
    const worth = weighSheet(outlook, sheet);
    return { moves: [move], expected: worth.expected + hopeOf(move, mind), worth };
  });
}

/** Where the bot goes by rules of thumb there is nothing to compare. */
function onlyCandidate(game: Game, seat: number, mind: Mind): Weighed[] {
  const { outlook, sheet } = openSheet(game, seat, mind, true);
  const worth = weighSheet(outlook, sheet);
  return [{ moves: [decide(game, seat, mind)], expected: worth.expected, worth }];
}

/** What a way to the end is worth: the points that it ends with, by their parts. */
export function weighEnding({ after, points }: Ending, seat: number, mind: Mind): Worth {
  const { outlook, sheet } = openSheet(after, seat, mind, false);
  return { ...weighSheet(outlook, sheet), expected: points };
}

/** What a last round leads to, searched to the end; null where it is not. */
function endingCandidates(game: Game, seat: number, mind: Mind): Weighed[] | null {
  const endings = endingsOf(game, seat, mind);
  if (endings === null) return null;
  return endings.ways.slice(0, MOST_CANDIDATES).map((way) => {
    const moves = way.move < 0 ? movesTowards(game, seat, way.placements) : [way.move];
    return { moves, expected: way.points, worth: weighEnding(way, seat, mind) };
  });
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
  const ends = endingCandidates(game, seat, mind);
  return compare(ends ?? candidatesFor(game, seat, mind).sort((a, b) => b.expected - a.expected));
}

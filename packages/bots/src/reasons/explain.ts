import { apply, copyGame, encode, FRAME, type Game, MOVE, topFrame } from '@altiplano/rules';
import { movesOf } from '../decide/decide.ts';
import { turnMove } from '../decide/turn-move.ts';
import { PARTS } from '../evaluate/outlook.ts';
import type { Plan } from '../plan/beam.ts';
import type { Mind } from '../plan/mind.ts';
import { placementsOf } from '../plan/placement.ts';
import { openSheet, type Rehearsal, rehearse } from '../plan/rehearse.ts';
import { doDeed } from '../sheet/do-deed.ts';
import { partsBetween, weighSheet, type Worth } from './parts.ts';
import type { Candidate, Difference, Reasons } from './reasons.ts';

/** A candidate before it is compared: its moves, and what the position is then worth. */
interface Weighed {
  readonly moves: readonly number[];
  readonly worth: Worth;
}

const MOST = 5;
/** Differences too small to be worth a word. */
const NOTABLE = 0.05;

function weighPlan({ outlook, sheet }: Rehearsal, plan: Plan, moves: readonly number[]): Weighed {
  const after = sheet.slice();
  for (const { deed, by } of plan.steps) doDeed(outlook.board, after, deed, by);
  return { moves, worth: weighSheet(outlook, after) };
}

function planCandidates(game: Game, seat: number, mind: Mind): Weighed[] {
  const rehearsal = rehearse(game, seat, mind, true, MOST * 4);
  const known = new Set<string>();
  const weighed: Weighed[] = [];
  for (const plan of rehearsal.plans) {
    const placements = placementsOf(rehearsal.outlook, rehearsal.sheet, plan);
    const moves = [
      ...placements.map(({ site, thing }) => encode(MOVE.place, site, thing)),
      encode(MOVE.declare),
    ];
    const key = moves.toSorted((a, b) => a - b).join();
    if (known.has(key)) continue;
    known.add(key);
    weighed.push(weighPlan(rehearsal, plan, moves));
  }
  return weighed;
}

function turnCandidates(game: Game, seat: number, mind: Mind): Weighed[] {
  const rehearsal = rehearse(game, seat, mind, false, MOST * 6);
  const legal = movesOf(game, seat);
  const known = new Set<number>();
  const weighed: Weighed[] = [];
  for (const plan of rehearsal.plans) {
    const found = turnMove(game, seat, plan.steps, legal);
    const move = found < 0 && plan.steps.length === 0 ? (legal[legal.length - 1] as number) : found;
    if (move < 0 || known.has(move)) continue;
    known.add(move);
    weighed.push(weighPlan(rehearsal, plan, [move]));
  }
  return weighed;
}

function otherCandidates(game: Game, seat: number, mind: Mind): Weighed[] {
  return [...movesOf(game, seat)].map((move) => {
    const next = copyGame(game);
    apply(next, seat, move);
    const { outlook, sheet } = openSheet(next, seat, mind, true);
    return { moves: [move], worth: weighSheet(outlook, sheet) };
  });
}

function candidatesFor(game: Game, seat: number, mind: Mind): Weighed[] {
  switch (topFrame(game.state.seats[seat])) {
    case FRAME.plan:
      return planCandidates(game, seat, mind);
    case FRAME.turn:
    case FRAME.steps:
      return turnCandidates(game, seat, mind);
    default:
      return otherCandidates(game, seat, mind);
  }
}

function differences(own: Weighed, other: Weighed | undefined): Difference[] {
  if (other === undefined) return [];
  const points = partsBetween(own.worth, other.worth);
  return PARTS.map((part, index) => ({ part, points: points[index] }))
    .filter((difference) => Math.abs(difference.points) >= NOTABLE)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** The best candidates for a seat's decision, each with where it differs from the best other one. */
export function explain(game: Game, seat: number, mind: Mind): Reasons {
  const weighed = candidatesFor(game, seat, mind).sort((a, b) => b.worth.expected - a.worth.expected);
  return weighed.slice(0, MOST).map((own, rank): Candidate => {
    const { moves, worth } = own;
    return { moves, expected: worth.expected, differences: differences(own, weighed[rank === 0 ? 1 : 0]) };
  });
}

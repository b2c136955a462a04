import { FRAME, type Game, kindOf, MOVE, topFrame } from '@altiplano/rules/engine';
import { movesOf, nextOf } from '../decide/decide.ts';
import type { Moves } from '../decide/turn-move.ts';
import type { Plan } from '../plan/beam.ts';
import type { Mind } from '../plan/mind.ts';
import { type Placement, placementsOf } from '../plan/placement.ts';
import { type Rehearsal, rehearse } from '../plan/rehearse.ts';

/** One way to go on: what to place (in planning) or the move to make, and the steps that are to follow. */
export interface Line {
  readonly placements: readonly Placement[];
  /** The move on the own turn; −1 in planning. */
  readonly move: number;
  /** What the planner had in mind with it. */
  readonly plan: Plan;
}

/** The lines worth a closer look, and the sheet they begin with. */
export interface Lines {
  readonly rehearsal: Rehearsal;
  readonly lines: readonly Line[];
}

function keyOf(placements: readonly Placement[]): string {
  return placements
    .map(({ site, thing }) => site * 16 + thing)
    .sort((a, b) => a - b)
    .join();
}

/** The planner's best plans, those that place the same things only once. */
function planLines({ outlook, sheet, plans }: Rehearsal, most: number): Line[] {
  const lines: Line[] = [];
  const known = new Set<string>();
  for (const plan of plans) {
    const placements = placementsOf(outlook, sheet, plan);
    const key = keyOf(placements);
    if (known.has(key)) continue;
    known.add(key);
    lines.push({ placements, move: -1, plan });
    if (lines.length === most) break;
  }
  return lines;
}

/** Whether the seat has just travelled and is to act: then it may neither pass nor end its turn (A3). */
function hasArrived(moves: Moves): boolean {
  return !moves.some((move) => kindOf(move) === MOVE.pass || kindOf(move) === MOVE.endTurn);
}

/**
 * The planner's best plans for the rest of the round, one for each first move. Whoever has travelled somewhere to act does
 * not go on before: of plans that are nearly as good now this, now that may seem better.
 */
function turnLines(game: Game, seat: number, { plans }: Rehearsal, most: number): Line[] {
  const moves = movesOf(game, seat);
  const lines: Line[] = [];
  const known = new Set<number>();
  for (const plan of plans) {
    const move = nextOf(game, seat, plan.steps, moves);
    if (move < 0 || known.has(move)) continue;
    known.add(move);
    lines.push({ placements: [], move, plan });
  }
  const staying = hasArrived(moves) ? lines.filter(({ move }) => kindOf(move) !== MOVE.travel) : lines;
  return (staying.length > 0 ? staying : lines).slice(0, most);
}

/** What is worth a closer look at a seat's plan or turn, best first as the planner sees it. */
export function linesFor(game: Game, seat: number, mind: Mind, most: number): Lines {
  const isPlan = topFrame(game.state.seats[seat]) === FRAME.plan;
  const rehearsal = rehearse(game, seat, mind, isPlan, most * 6);
  const lines = isPlan ? planLines(rehearsal, most) : turnLines(game, seat, rehearsal, most);
  return { rehearsal, lines };
}

import {
  apply,
  copyGame,
  copyState,
  createMoveBuffer,
  encode,
  FRAME,
  type Game,
  argA,
  argB,
  COIN,
  kindOf,
  legalMoves,
  MOVE,
  topFrame,
} from '@altiplano/rules/engine';
import type { Mind } from '../plan/mind.ts';
import { type Placement, placementsOf } from '../plan/placement.ts';
import { withoutPlacements } from '../plan/position-key.ts';
import { rehearse } from '../plan/rehearse.ts';
import { isSettled, standingStill } from './settled.ts';
import { createSolver, pointsOf, scoreNow, type Solver } from './solve.ts';

/** One way to go on in the last round, searched to the end. */
export interface Ending {
  /** What is placed, in planning; else the one move. */
  readonly placements: readonly Placement[];
  /** −1 in planning. */
  readonly move: number;
  /** Points at the end, if rivals leave what it takes; then coins. */
  readonly points: number;
  readonly value: number;
  /** The position before scoring to which it leads. */
  readonly after: Game;
}

/** The ways that were searched, best first. */
export interface Endings {
  readonly ways: readonly Ending[];
  /** Whether they are all that there are; in planning there may be more of them than can be searched. */
  readonly isComplete: boolean;
}

/** Positions that a mind which plays exact ends may look at for one decision: some tenths of a second. */
export const END_POSITIONS = 4000;
/** Of the positions that may be looked at, one for each so many may be a way to place everything. */
const POSITIONS_PER_WAY = 8;
/** The planner's plans that are searched to the end where not all ways to place tiles are. */
const PROPOSED = 12;

const DECLARE = encode(MOVE.declare);
const PASS = encode(MOVE.pass);

/** The position to which a way leads, at its best. */
function afterLine(solver: Solver, game: Game): Game {
  const after = standingStill(game, solver.seat);
  for (const move of solver.lineFrom(game)) apply(after, solver.seat, move);
  return after;
}

/** Of moves that lead to the same, what rivals could take first comes first, and the figure goes nowhere without need. */
function haste(move: number): number {
  switch (kindOf(move)) {
    case MOVE.pass:
    case MOVE.endTurn:
      return 0;
    case MOVE.takeOrder:
    case MOVE.buyExtension:
    case MOVE.buyAsset:
    case MOVE.buildHouse:
    case MOVE.buildBoat:
    case MOVE.buyGood:
      return 1;
    case MOVE.finish:
      return 3;
    case MOVE.travel:
    case MOVE.setFigure:
      return 4;
    default:
      return 2;
  }
}

function best(ways: Ending[]): Ending[] {
  return ways.sort((a, b) => b.value - a.value || haste(a.move) - haste(b.move));
}

/** Every move of a seat's turn. */
function turnEndings(game: Game, seat: number, solver: Solver): Endings | null {
  if (solver.solve(game) === null) return null;
  const moves = createMoveBuffer();
  const count = legalMoves(game, seat, moves);
  const ways: Ending[] = [];
  for (const move of moves.subarray(0, count)) {
    const next = standingStill(game, seat);
    if (move !== PASS) apply(next, seat, move);
    const value = move === PASS ? scoreNow(game, seat) : solver.solve(next);
    if (value === null) return null;
    const after = move === PASS ? next : afterLine(solver, next);
    ways.push({ placements: [], move, points: pointsOf(value), value, after });
  }
  return { ways: best(ways), isComplete: true };
}

function placed(game: Game, seat: number, placements: readonly Placement[]): Game {
  const next = standingStill(game, seat);
  for (const { site, thing } of placements) apply(next, seat, encode(MOVE.place, site, thing));
  // In turn order or not: the others stand still and have declared.
  apply(next, seat, DECLARE);
  return next;
}

/**
 * All ways to place that differ in what they allow; null if there are more than so many. A good is never better left in hand,
 * a coin may be.
 */
function waysToPlace(game: Game, seat: number, most: number): Placement[][] | null {
  const root = standingStill(game, seat);
  const ways: Placement[][] = [];
  const chosen: Placement[] = [];
  const depths: { readonly game: Game; readonly moves: Int32Array }[] = [];
  let looked = 0;
  const go = (at: Game, depth: number, least: number): boolean => {
    if (++looked > most * POSITIONS_PER_WAY) return false;
    depths[depth] ??= { game: copyGame(root), moves: createMoveBuffer() };
    const { game: next, moves } = depths[depth];
    const count = legalMoves(at, seat, moves);
    let isFull = true;
    for (let i = 0; i < count; i++) {
      const move = moves[i];
      if (kindOf(move) !== MOVE.place) continue;
      if (argB(move) !== COIN) isFull = false;
      // Each set of placements in one order only.
      if (move < least) continue;
      copyState(next.state, at.state);
      apply(next, seat, move);
      chosen.push({ site: argA(move), thing: argB(move) });
      const isDone = go(next, depth + 1, move);
      chosen.pop();
      if (!isDone) return false;
    }
    if (isFull) ways.push([...chosen]);
    return ways.length <= most;
  };
  return go(root, 0, 0) ? ways : null;
}

/** Plans that the mind thinks of, its favourite first, each way to place only once. */
function proposals(game: Game, seat: number, mind: Mind): Placement[][] {
  const { outlook, sheet, plans } = rehearse(game, seat, mind, true, PROPOSED);
  return plans.map((plan) => placementsOf(outlook, sheet, plan));
}

function planEnding(game: Game, solver: Solver, placements: readonly Placement[]): Ending | null {
  const next = placed(game, solver.seat, placements);
  const value = solver.solve(next);
  if (value === null) return null;
  return { placements, move: -1, points: pointsOf(value), value, after: afterLine(solver, next) };
}

/** All ways to place; null if there is too much to look at. */
function allPlanEndings(game: Game, seat: number, most: number): Endings | null {
  const solver = createSolver(game, seat, most);
  const ways: Ending[] = [];
  for (const placements of waysToPlace(game, seat, Math.floor(most / POSITIONS_PER_WAY)) ?? []) {
    const way = planEnding(game, solver, placements);
    if (way === null) return null;
    ways.push(way);
  }
  return ways.length === 0 ? null : { ways: best(ways), isComplete: true };
}

/**
 * The plans that the mind thinks of, as far as there is time. Its favourite, which would be played without, comes first: nothing
 * is better than it that is not compared with it.
 */
function proposedEndings(game: Game, seat: number, mind: Mind, most: number): Endings | null {
  const ways: Ending[] = [];
  let left = most;
  for (const placements of proposals(game, seat, mind)) {
    const solver = createSolver(game, seat, left);
    const way = planEnding(game, solver, placements);
    if (way === null) break;
    ways.push(way);
    left -= solver.spent();
  }
  return ways.length === 0 ? null : { ways: best(ways), isComplete: false };
}

/** What one way to place everything leads to; null if that is too much to look at. */
export function endingWith(
  game: Game,
  seat: number,
  mind: Mind,
  placements: readonly Placement[],
): Ending | null {
  return planEnding(game, createSolver(game, seat, mind.endPositions ?? 0), placements);
}

/**
 * What a settled decision of the last round leads to, searched to the end; null where something hidden still matters, or where
 * there is too much to look at for this mind: then it goes on as before.
 */
export function endingsOf(game: Game, seat: number, mind: Mind): Endings | null {
  const most = mind.endPositions ?? 0;
  if (most === 0 || !isSettled(game, seat)) return null;
  if (topFrame(game.state.seats[seat]) === FRAME.plan) {
    const start = withoutPlacements(game, seat);
    return allPlanEndings(start, seat, most / 2) ?? proposedEndings(start, seat, mind, most);
  }
  return turnEndings(game, seat, createSolver(game, seat, most));
}

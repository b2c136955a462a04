import {
  apply,
  copyGame,
  createChance,
  encode,
  FRAME,
  type Game,
  imagine,
  MOVE,
  topFrame,
} from '@altiplano/rules/engine';
import { movesOf } from '../decide/decide.ts';
import { afterMove, hopeOf } from '../decide/one-step.ts';
import { END_POSITIONS, type Ending, endingsOf, endingWith } from '../end/ending.ts';
import type { Plan } from '../plan/beam.ts';
import type { Mind } from '../plan/mind.ts';
import { mindWith } from '../learned/learned.ts';
import { shippedNets } from '../learned/shipped-nets.ts';
import { type Placement, placedNow } from '../plan/placement.ts';
import { withoutPlacements } from '../plan/position-key.ts';
import { openSheet, rehearse } from '../plan/rehearse.ts';
import { weighEnding } from '../reasons/explain.ts';
import { weighPlan, weighSheet, type Worth } from '../reasons/parts.ts';
import { type Line, linesFor } from '../search/candidates.ts';

/** The mind that looks for something better. */
export const REVIEWER: Mind = { ...mindWith({ nets: shippedNets }, 10), endPositions: END_POSITIONS };
const CANDIDATES = 5;

/** One way to go on, and what is expected of it. */
export interface Weighed {
  readonly line: Line;
  readonly worth: Worth;
}

/** A decision for which the reviewer knows something that it thinks is better. */
export interface Doubt {
  /** As the seat imagines it, before the decision; never the true game. */
  readonly game: Game;
  readonly seat: number;
  readonly better: Weighed;
  readonly played: Weighed;
  /** Points, at first sight. */
  readonly lost: number;
  /** Both were searched to the end: there is nothing to try out. */
  readonly isExact: boolean;
}

const NOTHING: Plan = { steps: [], worth: 0 };

/** What the rest of the round is worth at best once everything lies where it shall lie. */
function weighActions(game: Game, seat: number): { plan: Plan; worth: Worth } {
  const rehearsal = rehearse(game, seat, REVIEWER, false);
  const [plan = NOTHING] = rehearsal.plans;
  return { plan, worth: weighPlan(rehearsal, plan) };
}

function weighPlacements(game: Game, seat: number, placements: readonly Placement[]): Weighed {
  const placed = copyGame(game);
  for (const { site, thing } of placements) apply(placed, seat, encode(MOVE.place, site, thing));
  // What is not declared yet could still be placed otherwise.
  apply(placed, seat, encode(MOVE.declare));
  const { plan, worth } = weighActions(placed, seat);
  return { line: { placements, move: -1, plan }, worth };
}

/** A move that only the position after it is judged by. */
function weighChoice(game: Game, seat: number, move: number): Weighed {
  const { outlook, sheet } = openSheet(afterMove(game, seat, move), seat, REVIEWER, true);
  const worth = weighSheet(outlook, sheet);
  const line = { placements: [], move, plan: NOTHING };
  return { line, worth: { ...worth, expected: worth.expected + hopeOf(move, REVIEWER) } };
}

/** Who has passed does nothing more this round. */
function weighMove(game: Game, seat: number, move: number): Weighed {
  const after = afterMove(game, seat, move);
  if (move === encode(MOVE.pass)) {
    const rehearsal = openSheet(game, seat, REVIEWER, false);
    return { line: { placements: [], move, plan: NOTHING }, worth: weighPlan(rehearsal, NOTHING) };
  }
  const { plan, worth } = weighActions(after, seat);
  return { line: { placements: [], move, plan }, worth };
}

function doubt(
  game: Game,
  seat: number,
  candidates: readonly Weighed[],
  played: Weighed,
  isExact = false,
): Doubt | null {
  const better = candidates.toSorted((a, b) => b.worth.expected - a.worth.expected)[0];
  if (better === undefined) return null;
  const lost = better.worth.expected - played.worth.expected;
  return lost > 0 ? { game, seat, better, played, lost, isExact } : null;
}

function weighed(way: Ending, seat: number): Weighed {
  const { placements, move } = way;
  return { line: { placements, move, plan: NOTHING }, worth: weighEnding(way, seat, REVIEWER) };
}

/** The best way to the end against the one that was taken. */
function doubtEnding(game: Game, seat: number, ways: readonly Ending[], played: Ending): Doubt | null {
  return doubt(
    game,
    seat,
    ways.slice(0, 1).map((way) => weighed(way, seat)),
    weighed(played, seat),
    true,
  );
}

/** Looks at the plan that a seat is about to declare; null if the reviewer would have done no better. */
export function doubtPlan(truth: Game, seat: number, seed: string): Doubt | null {
  const known = imagine(truth, seat, createChance(seed, ['review']));
  const game = withoutPlacements(known, seat);
  const ends = endingsOf(game, seat, REVIEWER);
  const placements = placedNow(known, seat);
  const end = ends === null ? null : endingWith(game, seat, REVIEWER, placements);
  if (ends !== null && end !== null) return doubtEnding(game, seat, ends.ways, end);
  const { lines } = linesFor(game, seat, REVIEWER, CANDIDATES);
  const played = weighPlacements(game, seat, placements);
  return doubt(
    game,
    seat,
    lines.map((line) => weighPlacements(game, seat, line.placements)),
    played,
  );
}

/** Decisions taken by rule of thumb: there is nothing to compare. */
const BY_THUMB: readonly number[] = [
  FRAME.plan,
  FRAME.chooseRole,
  FRAME.draftMission,
  FRAME.passMission,
  FRAME.pickMission,
  FRAME.takeBack,
  FRAME.swapOut,
  FRAME.swapIn,
  FRAME.lift,
];

/** Looks at a move that a seat is about to play; null if the reviewer would have done no better. */
export function doubtMove(truth: Game, seat: number, move: number, seed: string): Doubt | null {
  const frame = topFrame(truth.state.seats[seat]);
  if (BY_THUMB.includes(frame)) return null;
  const legal = movesOf(truth, seat);
  if (legal.length < 2) return null;
  const game = imagine(truth, seat, createChance(seed, ['review']));
  const ends = endingsOf(game, seat, REVIEWER);
  const end = ends?.ways.find((way) => way.move === move);
  if (ends !== null && end !== undefined) return doubtEnding(game, seat, ends.ways, end);
  if (frame !== FRAME.turn && frame !== FRAME.steps) {
    const others = [...legal]
      .filter((other) => other !== move)
      .map((other) => weighChoice(game, seat, other));
    return doubt(game, seat, others, weighChoice(game, seat, move));
  }
  const { lines } = linesFor(game, seat, REVIEWER, CANDIDATES);
  const others = lines.filter((line) => line.move !== move).map((line) => weighMove(game, seat, line.move));
  return doubt(game, seat, others, weighMove(game, seat, move));
}

import {
  type Game,
  isRejection,
  type ReadableMove,
  type Rejection,
  writeMove,
} from '@altiplano/rules/engine';
import { forcedMove } from '@altiplano/table';
import { type Intended, type LineEnd, type LineStep, tryStep } from './line-step.ts';
import { type NothingToTry, ownNext } from './own-next.ts';
import { type Mismatch, retrace } from './retrace.ts';
import { endsTurn } from './turns.ts';

/** A line that is being tried out on a forked position. Never changed, only replaced. */
export interface Study {
  readonly seat: number;
  /** Whether steps without a choice play themselves. */
  readonly forced: boolean;
  /** The table from which it forks. */
  readonly table: Game;
  readonly start: Game;
  readonly steps: readonly LineStep[];
  /** Moves that were taken back, the next one first. */
  readonly redo: readonly ReadableMove[];
  /** The table has moved on in a way that the line does not fit: from which step on, and why. */
  readonly behind: { readonly at: number; readonly why: Mismatch } | null;
}

/** A study of a table as a seat sees it, which begins with what is intended already; or why there is nothing to try. */
export function beginStudy(
  table: Game,
  seat: number,
  forced: boolean,
  intended: readonly Intended[] = [],
): Study | NothingToTry {
  const start = ownNext(table, seat);
  if (typeof start === 'string') return start;
  const { steps } = retrace(start, seat, intended);
  return { seat, forced, table, start, steps, redo: [], behind: null };
}

/** The position that a study has come to. */
export function studied({ start, steps }: Study): Game {
  return steps.at(-1)?.after ?? start;
}

/** Why nothing can follow in a study; null if something can. */
export function studyEnd({ steps }: Study): LineEnd | null {
  return steps.at(-1)?.end ?? null;
}

/** The study with one more move, and with what then plays itself; or why the move cannot be played. */
export function withMove(study: Study, move: ReadableMove): Study | Rejection {
  const step = tryStep(studied(study), study.seat, move);
  if (isRejection(step)) return step;
  const redo = JSON.stringify(study.redo[0]) === JSON.stringify(move) ? study.redo.slice(1) : [];
  const next = { ...study, steps: [...study.steps, step], redo };
  return study.forced ? withForced(next) : next;
}

function withForced(study: Study): Study {
  let next = study;
  while (studyEnd(next) === null) {
    const game = studied(next);
    const move = forcedMove(game, study.seat);
    const step = move === null ? null : tryStep(game, study.seat, writeMove(game, move));
    if (step === null || isRejection(step) || step.shows !== 'nothing') break;
    next = { ...next, steps: [...next.steps, step] };
  }
  return next;
}

/** Whether a step was no decision. */
function playsItself({ forced }: Study, step: LineStep): boolean {
  return forced && step.isForced && step.shows === 'nothing';
}

/** The moves of a line that were decided on: what then played itself plays itself again. */
export function decisions(study: Study): readonly ReadableMove[] {
  return study.steps.filter((step) => !playsItself(study, step)).map(({ move }) => move);
}

/** How many steps go with the last decision: it, and what then played itself. */
export function lastDecision(study: Study): number {
  const at = study.steps.findLastIndex((step) => !playsItself(study, step));
  return study.steps.length - Math.max(0, at);
}

/** How many steps go with the turn that was begun last. */
export function lastTurn(study: Study): number {
  const { steps } = study;
  const before = steps.slice(0, steps.length - lastDecision(study)).findLastIndex(endsTurn);
  return steps.length - 1 - before;
}

/** The study without its last steps; they can be played again. */
export function withoutLast(study: Study, count: number): Study {
  const kept = study.steps.length - count;
  const back = study.steps.slice(kept).filter((step) => !playsItself(study, step));
  const redo = [...back.map(({ move }) => move), ...study.redo];
  return { ...study, steps: study.steps.slice(0, kept), redo };
}

/** The study on the table as it is now, if the whole line still does what it did; otherwise it says why not. */
export function followed(study: Study, table: Game): Study {
  if (table === study.table) return study;
  const start = ownNext(table, study.seat);
  if (typeof start === 'string') return { ...study, behind: { at: 0, why: { kind: 'over', end: start } } };
  const { steps, mismatch } = retrace(start, study.seat, study.steps);
  if (mismatch !== null) return { ...study, behind: mismatch };
  return { ...study, table, start, steps, behind: null };
}

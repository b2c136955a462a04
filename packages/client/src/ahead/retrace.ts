import { type Game, type GameEvent, isRejection, type Rejection } from '@altiplano/rules';
import { type Intended, type LineEnd, type LineStep, tryStep } from './line-step.ts';

/** Why a step is not what was intended. */
export type Mismatch =
  /** The rules do not allow it. */
  | { readonly kind: 'refused'; readonly rejection: Rejection }
  /** It costs or brings something else. */
  | {
      readonly kind: 'different';
      readonly asLinedUp: readonly GameEvent[];
      readonly now: readonly GameEvent[];
    }
  /** It would make something known, and nobody has agreed to that. */
  | { readonly kind: 'shows' }
  /** Its seat has nothing more to decide. */
  | { readonly kind: 'over'; readonly end: LineEnd };

/** Steps tried again from another position, as far as they do what was intended. */
export interface Retraced {
  readonly steps: readonly LineStep[];
  /** The first that does not, by its place among those intended. */
  readonly mismatch: { readonly at: number; readonly why: Mismatch } | null;
  /** How many of the first need not be played any more, as they have played themselves. */
  readonly done: number;
}

/** Tries intended steps one after another from a position of `ownNext`; `exactly`: they must cost and bring the same. */
export function retrace(start: Game, seat: number, intended: readonly Intended[], exactly = true): Retraced {
  const steps: LineStep[] = [];
  let done = 0;
  let game = start;
  const failed = (at: number, why: Mismatch): Retraced => ({ steps, mismatch: { at, why }, done });
  for (const [at, one] of intended.entries()) {
    const end = steps.at(-1)?.end ?? null;
    if (end !== null) return failed(at, { kind: 'over', end });
    const step = tryStep(game, seat, one.move);
    if (isRejection(step)) {
      if (steps.length > 0 || !playsItself(one)) return failed(at, { kind: 'refused', rejection: step });
      done++;
      continue;
    }
    const why = mismatchOf(one, step, exactly);
    if (why !== null) return failed(at, why);
    steps.push(step);
    game = step.after;
  }
  return { steps, mismatch: null, done };
}

/** Whether a step needs nobody: it has no alternative and shows nothing. */
function playsItself({ isForced, shows }: Intended): boolean {
  return isForced && shows === 'nothing';
}

function mismatchOf(intended: Intended, step: LineStep, exactly: boolean): Mismatch | null {
  if (intended.shows === 'hidden') return null;
  if (step.shows === 'hidden' || (step.shows === 'own' && intended.shows === 'nothing')) {
    return { kind: 'shows' };
  }
  const isSame = !exactly || JSON.stringify(intended.told) === JSON.stringify(step.told);
  return isSame ? null : { kind: 'different', asLinedUp: intended.told, now: step.told };
}

import type { Game, ReadableMove } from '@altiplano/rules';
import type { LineStep } from './line-step.ts';
import { retrace } from './retrace.ts';

function undoes({ move: up }: LineStep, { move: down }: LineStep): boolean {
  return up.type === 'unplace' && down.type === 'place' && up.site === down.site && up.thing === down.thing;
}

const isPlanning = ({ type }: ReadableMove): boolean => type === 'place' || type === 'unplace';

/** A place and what takes up the same tile again, both within one planning; null if there is no such pair. */
function detour(steps: readonly LineStep[]): readonly [place: number, unplace: number] | null {
  for (const [up, step] of steps.entries()) {
    for (let down = up - 1; down >= 0; down--) {
      const earlier = steps[down];
      if (earlier === undefined || !isPlanning(earlier.move)) break;
      if (undoes(step, earlier)) return [down, up];
    }
  }
  return null;
}

/** The line without tiles that were placed and taken up again: whoever plays it need not hesitate as its maker did. */
export function shortened(start: Game, seat: number, line: readonly LineStep[]): readonly LineStep[] {
  let steps = line;
  for (let found = detour(steps); found !== null; found = detour(steps)) {
    const [down, up] = found;
    const shorter = retrace(start, seat, steps.toSpliced(up, 1).toSpliced(down, 1));
    if (shorter.mismatch !== null) break;
    steps = shorter.steps;
  }
  return steps;
}

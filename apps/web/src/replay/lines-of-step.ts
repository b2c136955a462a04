import { type Landmarks, type LogLine, nextLandmark } from '@altiplano/client';
import { logEntries } from '../table/log/log-entries.ts';
import type { Unit } from './use-walk.ts';

/** The lines of what happened in the step that led to a moment; of a whole round, those of its last turn. */
export function linesOfStep(
  lines: readonly LogLine[],
  position: number,
  unit: Unit,
  { turns }: Landmarks,
): LogLine[] {
  const before = unit === 'move' ? position - 1 : nextLandmark(turns, position, -1);
  return logEntries(
    lines.filter(({ number }) => number > before && number <= position),
    true,
  );
}

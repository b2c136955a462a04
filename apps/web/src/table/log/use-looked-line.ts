import type { LogLine } from '@altiplano/client';
import { useSnapshot } from '../state/use-cells.ts';
import { useLogJumps } from './log-context.ts';

/** The line of the log that led to the moment that is looked at; null for the present one. */
export function useLookedLine(): LogLine | null {
  const jumps = useLogJumps();
  const at = jumps?.at ?? null;
  const all = jumps?.lines ?? null;
  return useSnapshot(({ log }) => (at === null ? null : lineAt(all ?? log.lines, at)));
}

function lineAt(lines: readonly LogLine[], at: number): LogLine | null {
  return lines.findLast(({ number, void: isVoid }) => number <= at && !isVoid) ?? null;
}

import type { LogLine } from '@altiplano/client';
import { createContext, useContext } from 'react';

/** How the log leads to the moments that it tells of. */
export interface LogJumps {
  /** The moment that is looked at; null while it is the present one. */
  readonly at: number | null;
  /** The whole story, where it reaches beyond that moment; null if the table itself has it. */
  readonly lines: readonly LogLine[] | null;
  /** Shows the table as it was after this line. */
  goTo(number: number): void;
  /** The seat whose board stays in the middle; null: that of whoever acted. */
  readonly pinned: number | null;
  /** Keeps a seat's board in the middle, or none; null where it was chosen otherwise. */
  readonly pin: ((seat: number | null) => void) | null;
}

/** Without it the lines are only read. */
export const LogContext = createContext<LogJumps | null>(null);

/** Where the lines of the log around a component lead. */
export function useLogJumps(): LogJumps | null {
  return useContext(LogContext);
}

/** Whether the table around a component shows a moment that has passed: then there is nothing to be done. */
export function useIsPast(): boolean {
  const jumps = useLogJumps();
  return jumps !== null && jumps.at !== null;
}

/** Whether the table around a component goes through a finished game: then no seat is the reader's. */
export function useIsReplay(): boolean {
  return (useLogJumps()?.lines ?? null) !== null;
}

import type { Entry, Trouble } from '@altiplano/protocol';

type Without<T> = T extends unknown ? Omit<T, 'number' | 'at' | 'key'> : never;

/** An entry that has not got its place in the log yet. */
export type Draft = Without<Entry>;

/** Drafts to append, or why nothing is done. */
export type Verdict = readonly Draft[] | Trouble;

export function isTrouble(verdict: Verdict): verdict is Trouble {
  return 'code' in verdict;
}

import type { Viewer } from '@altiplano/rules';

/** Beside the bits of up to five seats, the one of the spectators. */
const SPECTATOR_BIT = 5;

/**
 * Every viewer has a sequence of its own: the n-th update visible to it. It is a function of the log alone, so that
 * what one seat does in private makes nobody else's numbers grow.
 */
export interface Sequences {
  /** By entry, from the first on: who may know of it, as bits of seats and of the spectators. */
  readonly visible: number[];
  /** How many entries each of them may know of. */
  readonly counts: number[];
}

/** Everyone at the table and the spectators. */
export const ALL = (1 << (SPECTATOR_BIT + 1)) - 1;

export function createSequences(): Sequences {
  return { visible: [], counts: Array.from({ length: SPECTATOR_BIT + 1 }, () => 0) };
}

export function bitOf(viewer: Viewer): number {
  return viewer === 'spectator' ? SPECTATOR_BIT : viewer;
}

/** The next entry is visible to these. */
export function addVisible(sequences: Sequences, mask: number): void {
  sequences.visible.push(mask);
  const { counts } = sequences;
  for (let bit = 0; bit < counts.length; bit++) {
    if ((mask & (1 << bit)) !== 0) counts[bit] = (counts[bit] ?? 0) + 1;
  }
}

export function isVisible(sequences: Sequences, entry: number, viewer: Viewer): boolean {
  return (((sequences.visible[entry - 1] ?? 0) >> bitOf(viewer)) & 1) === 1;
}

/** How many updates a viewer has had up to an entry. Counted from the end, for it is mostly asked about the last ones. */
export function countUpTo(sequences: Sequences, viewer: Viewer, entry: number): number {
  const bit = bitOf(viewer);
  let count = sequences.counts[bit] ?? 0;
  for (let at = sequences.visible.length; at > entry; at--) {
    count -= ((sequences.visible[at - 1] ?? 0) >> bit) & 1;
  }
  return count;
}

/** The entry of which a viewer's n-th update tells; 0 for n = 0, null if there is none. */
export function entryAt(sequences: Sequences, viewer: Viewer, number: number): number | null {
  if (number === 0) return 0;
  const bit = bitOf(viewer);
  let count = sequences.counts[bit] ?? 0;
  if (number > count) return null;
  for (let at = sequences.visible.length; at > 0; at--) {
    if ((((sequences.visible[at - 1] ?? 0) >> bit) & 1) === 0) continue;
    if (count === number) return at;
    count--;
  }
  return null;
}

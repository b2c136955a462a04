import type { ReadableMove } from '@altiplano/rules';

/** A move that was sent and is not yet known to be played. */
export interface SentMove {
  readonly kind: 'play';
  readonly move: ReadableMove;
}

/** Own steps that are to be taken back. */
export interface SentUndo {
  readonly kind: 'undo';
  readonly steps: number;
  /** What was taken back, in the order of playing, as far as it is known. */
  readonly moves: readonly (ReadableMove | null)[];
}

/** Something of the own seat that was sent; the other side does these in their order. */
export interface Sent {
  readonly key: number;
  readonly deed: SentMove | SentUndo;
  /** The own update that will tell of it, once that is known. */
  readonly number: number | null;
  /** Nobody knows whether it was done before the connection was lost: it is left out until the answer comes. */
  readonly isDoubtful: boolean;
}

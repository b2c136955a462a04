/** Cancels nothing. */
export function nothingToCancel(): void {
  // Nothing has been asked for yet.
}

/** Time, lent by the platform. */
export interface Timers {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once, later; the answer cancels it. */
  after(milliseconds: number, callback: () => void): () => void;
}

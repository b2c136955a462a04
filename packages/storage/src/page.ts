/** A place in a list that runs from the newest to the oldest. */
export interface Mark {
  readonly at: number;
  readonly id: string;
}

/** Which part of such a list: at most `limit`, the newest of those older than `after`. */
export interface PageRequest {
  readonly limit: number;
  readonly after?: Mark;
}

/** A part of a list; `next` asks for the part that follows, and is absent at the end. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly next?: Mark;
}

/**
 * Which node drives a table's bots and clocks. Times are the asking node's own, in ms; a lease that is wrong for a
 * while does no harm, because two nodes cannot append the same number. One that ends later than any node would ask for was
 * taken by a clock that was wrong, and counts as expired.
 */
export interface Leases {
  /** Whether the node holds the table until `until` now: it was free, expired at `now`, or already the node's. */
  take(table: string, node: string, now: number, until: number): Promise<boolean>;
  /** Prolongs every lease the node still holds at `now` and names their tables. */
  renew(node: string, now: number, until: number): Promise<string[]>;
  /** Gives up one table, or all of the node's. */
  release(node: string, table?: string): Promise<void>;
  /** Nobody finds the table due any more until something is appended to it, unless that has just happened. */
  rest(table: string, newest: number): Promise<void>;
  /** Tables due up to `by` that no other node holds at `now`, the longest due first. */
  due(node: string, now: number, by: number, limit: number): Promise<string[]>;
}

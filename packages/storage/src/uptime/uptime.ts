/** A time in which no node was up. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** When nodes were up: nobody is charged for the time in which none was. */
export interface Uptime {
  /** Notes that a node is up at `now`; a silence of all nodes of more than `gap` milliseconds before it was an outage. */
  beat(now: number, gap: number): Promise<void>;
  /** The outages of more than `gap` milliseconds that ended after a moment, oldest first. */
  outages(after: number, gap: number): Promise<Outage[]>;
}

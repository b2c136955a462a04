/** How often a node looks after what nobody asks it for, in milliseconds. */
export interface Rhythm {
  /** How long a lease holds unless it is renewed, and how often it is. */
  readonly lease: number;
  readonly renewal: number;
  /** How often tables are looked for that need a node and have none. */
  readonly search: number;
  /** How often it is noted that a node is up, and how long a silence counts as an outage. */
  readonly beat: number;
  readonly outage: number;
  /** How long somebody whose connection was lost is expected back. */
  readonly away: number;
  /** How often a node tells the others that it is there, and how long its silence means that it is not. */
  readonly sign: number;
  readonly silence: number;
  /** How long nobody has to watch a table where only bots move before it rests. */
  readonly unwatched: number;
}

export const RHYTHM: Rhythm = {
  lease: 10_000,
  renewal: 3000,
  search: 1000,
  beat: 2000,
  outage: 6000,
  away: 60_000,
  sign: 5000,
  silence: 20_000,
  unwatched: 600_000,
};

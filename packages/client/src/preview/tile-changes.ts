import { type Good, GOODS, type PlayerView, type Thing } from '@altiplano/rules';

/** By thing: how many more (or, negative, fewer) there are; what stays the same is left out. */
export type Counts = Readonly<Partial<Record<Thing, number>>>;

/** By place: `bag`, `container`, `planning`, `hand`, `trading`, or the name of a site. */
export type TileChanges = Readonly<Record<string, Counts>>;

export interface RowChange {
  /** Counted from 1, as in moves. */
  readonly row: number;
  readonly good: Good | null;
  readonly tiles: number;
  /** How many of these are corn. */
  readonly corn: number;
}

const POOLS = ['bag', 'container', 'planning', 'hand', 'trading'] as const;

type Tally = Map<Thing, number>;

function tallyOf(things: readonly Thing[]): Tally {
  const tally: Tally = new Map();
  for (const thing of things) tally.set(thing, (tally.get(thing) ?? 0) + 1);
  return tally;
}

function poolOf(pool: Readonly<Record<Good, number>> | null): Tally {
  return new Map(GOODS.map((good) => [good, pool?.[good] ?? 0]));
}

function countsBetween(before: Tally, after: Tally): Counts | null {
  const counts: Partial<Record<Thing, number>> = {};
  for (const thing of new Set([...before.keys(), ...after.keys()])) {
    const more = (after.get(thing) ?? 0) - (before.get(thing) ?? 0);
    if (more !== 0) counts[thing] = more;
  }
  return Object.keys(counts).length === 0 ? null : counts;
}

/** Where a player's tiles and placed coins became more or fewer, the warehouse apart. */
export function tileChanges(before: PlayerView, after: PlayerView): TileChanges {
  const changes: Record<string, Counts> = {};
  const add = (place: string, counts: Counts | null): void => {
    if (counts !== null) changes[place] = counts;
  };
  for (const pool of POOLS) add(pool, countsBetween(poolOf(before[pool]), poolOf(after[pool])));
  for (const site of new Set([...Object.keys(before.sites), ...Object.keys(after.sites)])) {
    add(site, countsBetween(tallyOf(before.sites[site] ?? []), tallyOf(after.sites[site] ?? [])));
  }
  return changes;
}

/** The rows of a player's warehouse in which something changed. */
export function rowChanges(before: PlayerView, after: PlayerView): RowChange[] {
  return after.rows.flatMap((row, index) => {
    const old = before.rows[index];
    const tiles = row.tiles - (old?.tiles ?? 0);
    const corn = row.corn - (old?.corn ?? 0);
    if (tiles === 0 && corn === 0) return [];
    return [{ row: index + 1, good: row.good ?? old?.good ?? null, tiles, corn }];
  });
}

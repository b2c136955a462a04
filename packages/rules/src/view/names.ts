import { type Good, GOODS } from '../goods.ts';

interface Named {
  readonly id: string;
}

/** The ids of the cards that lie at a place. */
export function idsAt(rows: readonly Named[], places: readonly number[], place: number): string[] {
  return rows.flatMap((row, index) => (places[index] === place ? [row.id] : []));
}

/** The ids of the first `count` cards of a list, in its order. */
export function namesOf(rows: readonly Named[], list: readonly number[], count = list.length): string[] {
  return list.slice(0, count).map((index) => rows[index].id);
}

export function goodsRecord(counts: readonly number[]): Record<Good, number> {
  return Object.fromEntries(GOODS.map((good, index) => [good, counts[index]])) as Record<Good, number>;
}

import { below, createChance } from '@altiplano/rules/engine';

/** Chance for drawing a pack: the same seed draws the same. */
export interface Draws {
  /** A whole number from the least to the most. */
  between(least: number, most: number): number;
  /** True in so many of a hundred cases. */
  happens(percent: number): boolean;
  oneOf<Item>(items: readonly Item[]): Item;
  shuffled<Item>(items: readonly Item[]): Item[];
}

export function createDraws(seed: string, purpose: string): Draws {
  const chance = createChance(seed, [`vary ${purpose}`]);
  const counters = [0];
  const under = (n: number): number => below(chance, counters, 0, n);
  return {
    between: (least, most) => least + under(most - least + 1),
    happens: (percent) => under(100) < percent,
    oneOf: (items) => items[under(items.length)] as (typeof items)[number],
    shuffled(items) {
      const mixed = [...items];
      for (let i = mixed.length - 1; i > 0; i--) {
        const j = under(i + 1);
        [mixed[i], mixed[j]] = [mixed[j] as (typeof mixed)[number], mixed[i] as (typeof mixed)[number]];
      }
      return mixed;
    },
  };
}

import { below, type Chance, createChance } from '@altiplano/rules/engine';

/** Choices that have nothing to do with any game's own chance. */
export interface Dice {
  readonly chance: Chance;
  readonly counters: number[];
}

export function createDice(seed: string): Dice {
  return { chance: createChance(`dice ${seed}`), counters: [0] };
}

/** A number from 0 to n − 1. */
export function roll(dice: Dice, n: number): number {
  return below(dice.chance, dice.counters, 0, n);
}

export function pick<T>(dice: Dice, items: readonly T[]): T {
  return items[roll(dice, items.length)] as T;
}

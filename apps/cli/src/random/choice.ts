import { below, createChance } from '@altiplano/rules/engine';

/** A stream of choices of its own, so that who decides at random never touches the game's own chance. */
export type Choose = (count: number) => number;

/** The same seed gives the same choices: numbers from 0 up to, not including, `count`. */
export function chooser(seed: string): Choose {
  const chance = createChance(seed, ['choices']);
  const counters = [0];
  return (count) => below(chance, counters, 0, count);
}

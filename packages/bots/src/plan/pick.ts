import { exponential } from '../evaluate/exponential.ts';
import type { Dice } from '../dice.ts';

/** One of several worths, given best first: the best, or by carelessness another one, the rarer the worse it is. */
export function pickBy(worths: readonly number[], carelessness: number, dice: Dice): number {
  if (carelessness <= 0 || worths.length < 2) return 0;
  const chances = worths.map((worth) => exponential((worth - worths[0]) / carelessness));
  let left = dice.fraction() * chances.reduce((sum, chance) => sum + chance, 0);
  for (let i = 0; i < chances.length; i++) {
    left -= chances[i];
    if (left < 0) return i;
  }
  return 0;
}

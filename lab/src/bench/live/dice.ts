/** Numbers from 0 to n − 1, the same for the same seed. */
export type Dice = (n: number) => number;

/** xorshift32: quick, and good enough to choose among moves. */
export function createDice(seed: number): Dice {
  let x = (seed * 2654435761) | 1;
  return (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 1) % n;
  };
}

/** One of these. */
export function pick<T>(dice: Dice, items: readonly T[]): T {
  return items[dice(items.length)] as T;
}

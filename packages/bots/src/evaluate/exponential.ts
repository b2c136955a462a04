const LN_2 = Math.LN2;
const TERMS = 14;

/**
 * e to the power of a number, by sums and products alone: engines differ in the last digit of their own, and a bot's choice may
 * hang on it.
 */
export function exponential(power: number): number {
  if (power < -700) return 0;
  if (power > 700) return Number.POSITIVE_INFINITY;
  const halvings = Math.round(power / LN_2);
  const rest = power - halvings * LN_2;
  let sum = 1;
  for (let term = TERMS; term > 0; term--) sum = 1 + (rest / term) * sum;
  const by = halvings < 0 ? 0.5 : 2;
  for (let i = Math.abs(halvings); i > 0; i--) sum *= by;
  return sum;
}

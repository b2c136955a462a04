/** How many ways there are to choose k of n. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * (n - i + 1)) / i;
  return Math.round(ways);
}

/** The chances of 0, 1, 2 … special ones among `drawn` of `size`, of which so many are special. */
export function hypergeometric(size: number, special: number, drawn: number): number[] {
  const all = choose(size, drawn);
  return Array.from(
    { length: Math.min(special, drawn) + 1 },
    (_, k) => (choose(special, k) * choose(size - special, drawn - k)) / all,
  );
}

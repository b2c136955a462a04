/** How many bits of a mask are set: cards that can still be taken, goods on houses. */
export function countBits(mask: number): number {
  let total = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) total++;
  return total;
}

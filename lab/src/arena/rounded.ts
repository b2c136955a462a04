/** A number with so many decimal places, and never −0. */
export function rounded(value: number, places: number): number {
  const factor = 10 ** places;
  return Math.round(value * factor) / factor + 0;
}

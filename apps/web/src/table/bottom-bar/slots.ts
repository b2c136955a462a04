import { type Good, GOODS } from '@altiplano/rules';

/**
 * Tiles in slots; what is taken away leaves its slot empty, so that no other tile comes under the pointer. `taken`: the
 * slot that a tile was last taken from; of several equal tiles it is the one that goes.
 */
export function keepSlots(
  before: readonly (Good | null)[],
  goods: Readonly<Record<Good, number>>,
  slots: number,
  taken: number | null = null,
): (Good | null)[] {
  const left: Record<Good, number> = { ...goods };
  const kept = [...before];
  const inTurn = before.map((_, slot) => slot).filter((slot) => slot !== taken);
  for (const slot of taken === null ? inTurn : [...inTurn, taken]) {
    const good = before[slot] ?? null;
    if (good !== null && left[good] > 0) left[good]--;
    else if (slot < kept.length) kept[slot] = null;
  }
  const fresh = GOODS.flatMap((good) => Array.from({ length: left[good] }, () => good));
  const after = Array.from({ length: Math.max(slots, kept.length) }, (_, slot) => kept[slot] ?? null);
  for (const good of fresh) {
    const free = after.indexOf(null);
    if (free < 0) after.push(good);
    else after[free] = good;
  }
  while (after.length > slots && after.at(-1) === null) after.pop();
  return after.length > slots ? fitted(after, slots) : after;
}

/** Tiles moved up where there are more slots than there is room for. */
function fitted(after: readonly (Good | null)[], slots: number): (Good | null)[] {
  const there = after.filter((good) => good !== null);
  return Array.from({ length: Math.max(slots, there.length) }, (_, slot) => there[slot] ?? null);
}

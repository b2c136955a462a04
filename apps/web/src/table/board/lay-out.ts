import type { Thing } from '@altiplano/rules';

/** What lies on each space of a site. */
export type Laid = readonly (Thing | null)[];

/** The spaces that were touched last: of several equal tiles the one taken goes, and what is placed lands there. */
interface Touched {
  readonly taken: number | null;
  readonly landed: number | null;
}

/**
 * The things of a site on its spaces. To the rules one space is as good as another; to a player a tile lies where it
 * was put: what lay there stays, what is new lands on the space that was pressed, else on one that is printed for it.
 */
export function layOut(
  before: Laid,
  things: readonly Thing[],
  size: number,
  printed: readonly Thing[] = [],
  { taken, landed }: Touched = { taken: null, landed: null },
): Laid {
  const left = [...things];
  const take = (thing: Thing | null): boolean => {
    const at = thing === null ? -1 : left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const after = Array.from({ length: Math.max(size, things.length) }, (): Thing | null => null);
  const inTurn = before.map((_, slot) => slot).filter((slot) => slot !== taken);
  for (const slot of taken === null ? inTurn : [...inTurn, taken]) {
    const thing = before[slot] ?? null;
    if (slot < after.length && take(thing)) after[slot] = thing;
  }
  const takes = (slot: number, thing: Thing): boolean =>
    after[slot] === null && (printed.length === 0 || printed[slot] === thing);
  for (const thing of left) {
    const fitting = after.findIndex((_, slot) => takes(slot, thing));
    const slot =
      landed !== null && takes(landed, thing) ? landed : fitting < 0 ? after.indexOf(null) : fitting;
    after[slot] = thing;
  }
  return after;
}

/** Bots at one table by number, ascending; a bot can sit there more than once if there are fewer bots than seats. */
export type Lineup = readonly number[];

function* subsets(of: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let first = from; first <= of - size; first++)
      for (const rest of subsets(of, size - 1, first + 1)) yield [first, ...rest];
}

/** All subsets, in families that come from one another by counting each bot on, in a circle. */
function families(bots: number, size: number): Lineup[][] {
  const seen = new Set<string>();
  return [...subsets(bots, size)].flatMap((first) => {
    const family: Lineup[] = [];
    for (let shift = 0; shift < bots; shift++) {
      const shifted = first.map((bot) => (bot + shift) % bots).toSorted((a, b) => a - b);
      if (seen.has(shifted.join())) continue;
      seen.add(shifted.join());
      family.push(shifted);
    }
    return family.length === 0 ? [] : [family];
  });
}

/** How often bots so far apart in the circle meet in a family: the same for all such pairs, so one stands for them. */
function meetings(family: readonly Lineup[], bots: number): number[] {
  const distances = Array.from({ length: Math.floor(bots / 2) }, (_, index) => index + 1);
  return distances.map((far) => family.filter((lineup) => lineup.includes(0) && lineup.includes(far)).length);
}

/** A few more families than any good design needs; and so much search that nobody waits for it. */
const MOST_FAMILIES = 9;
const MOST_TRIES = 500_000;

/** The fewest families in which together each pair meets equally often, found by trying; null if that takes too long. */
function fewestFamilies(all: readonly Lineup[][], bots: number): Lineup[][] | null {
  const distinct = new Map(all.map((family) => [meetings(family, bots).join(), family]));
  const choices = [...distinct.values()].map((family) => ({ family, met: meetings(family, bots) }));
  let tries = 0;
  const search = (count: number, from: number, met: readonly number[]): Lineup[][] | null => {
    if (tries++ > MOST_TRIES) return null;
    if (count === 0) return met.every((times) => times === met[0]) ? [] : null;
    for (const [place, choice] of choices.entries()) {
      if (place < from) continue;
      const together = choice.met.map((times, far) => times + (met[far] ?? 0));
      const rest = search(count - 1, place, together);
      if (rest !== null) return [choice.family, ...rest];
    }
    return null;
  };
  for (let count = 1; count <= MOST_FAMILIES; count++) {
    const found = search(count, 0, []);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Tables at which each pair of bots meets equally often and each bot sits equally often, as few as can be found: a
 * balanced incomplete block design from cyclic families, or simply all tables. If there are more seats than bots, each
 * bot sits at every table, and what is left over is filled in a balanced way.
 */
export function balancedLineups(bots: number, players: number): Lineup[] {
  const everyone = Array.from({ length: bots }, (_, bot) => bot);
  const full = Array.from({ length: Math.floor(players / bots) }, () => everyone).flat();
  const left = players % bots;
  const all = families(bots, left);
  // Fewer than two do not meet: there every choice is needed, and there are few.
  const chosen = left < 2 ? all : (fewestFamilies(all, bots) ?? all);
  return chosen.flat().map((some) => [...full, ...some].toSorted((a, b) => a - b));
}

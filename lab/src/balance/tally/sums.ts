/** Counts by name, nested at will. All of them are whole numbers, so that any order of adding gives the same. */
interface Sums {
  [name: string]: number | Sums;
}

function addInto(into: Sums, from: Readonly<Sums>): void {
  for (const [name, value] of Object.entries(from)) {
    const old = Object.hasOwn(into, name) ? into[name] : undefined;
    if (typeof value === 'number') into[name] = (typeof old === 'number' ? old : 0) + value;
    else {
      const part = typeof old === 'object' ? old : {};
      into[name] = part;
      addInto(part, value);
    }
  }
}

/** The sum of two tallies, name by name; neither is changed. */
export function addTallies<Tally extends object>(a: Tally, b: Tally): Tally {
  const sum: Sums = {};
  addInto(sum, a as unknown as Sums);
  addInto(sum, b as unknown as Sums);
  return sum as unknown as Tally;
}

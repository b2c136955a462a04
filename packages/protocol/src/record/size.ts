import { placeOf, type Problem, problem } from './problem.ts';

/** A long game has some thousand moves of at most eight values. */
const MOST_VALUES = 200_000;
const DEEPEST = 8;

interface Container {
  readonly value: object;
  readonly path: readonly PropertyKey[];
}

/** Why a value is too large or too deep to be looked at closely, or hides a key where readers disagree; else null. */
export function whyTooMuch(json: unknown): Problem | null {
  let level: Container[] = typeof json === 'object' && json !== null ? [{ value: json, path: [] }] : [];
  let values = 0;
  for (let depth = 1; level.length > 0; depth++) {
    const next: Container[] = [];
    for (const { value: container, path } of level) {
      const isList = Array.isArray(container);
      // Before its entries are made: there may be millions.
      if (isList && values + container.length > MOST_VALUES) {
        return problem('tooLarge', '', { most: MOST_VALUES });
      }
      for (const [key, value] of Object.entries(container)) {
        if (++values > MOST_VALUES) return problem('tooLarge', '', { most: MOST_VALUES });
        // A parser may drop this key silently, and then the digest would not cover it.
        if (key === '__proto__') return problem('unknownKey', placeOf([...path, key]));
        if (typeof value !== 'object' || value === null) continue;
        if (depth === DEEPEST) return problem('tooDeep', placeOf(path), { most: DEEPEST });
        next.push({ value, path: [...path, isList ? Number(key) : key] });
      }
    }
    level = next;
  }
  return null;
}

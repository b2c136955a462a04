/** A fast stream of numbers for thinking; it has nothing to do with a game's own chance. */
export interface Dice {
  /** From 0 up to, not including, `count`. */
  below(count: number): number;
  /** From 0 up to, not including, 1. */
  fraction(): number;
}

/** FNV-1a over the text, so that similar seeds start far apart. */
function hashOf(text: string, start: number): number {
  let hash = start;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The same seed gives the same numbers on every platform (sfc32, a small fast counting generator). */
export function createDice(seed: string): Dice {
  let a = hashOf(seed, 0x811c9dc5);
  let b = hashOf(seed, 0x9e3779b9);
  let c = hashOf(seed, 0x85ebca6b);
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return {
    below: (count) => Math.floor((next() / 0x100000000) * count),
    fraction: () => next() / 0x100000000,
  };
}

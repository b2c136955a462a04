import type { Components, Game } from '@altiplano/rules';

/** What was thought about the last few positions, so that it is not thought again. */
export interface Memory<Thought> {
  /** What is known under the key of a position, or else what thinking finds; a game with other components is another one. */
  recall(game: Game, key: string, think: () => Thought): Thought;
}

/** Enough for every seat of a table while all of them plan. */
const MOST_REMEMBERED = 16;

/** A memory that forgets what was not asked for longest. */
export function createMemory<Thought>(): Memory<Thought> {
  const packs = new WeakMap<Components, Map<string, Thought>>();
  return {
    recall({ components }, key, think) {
      const known = packs.get(components) ?? new Map<string, Thought>();
      packs.set(components, known);
      const before = known.get(key);
      // That nothing came of thinking is known as well.
      const thought = before === undefined ? think() : before;
      known.delete(key);
      known.set(key, thought);
      const [oldest] = known.keys();
      if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
      return thought;
    },
  };
}

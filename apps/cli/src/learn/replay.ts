import { type Examples, FEATURES } from '@altiplano/bots';

const KEPT = 12;
/** One game in so many is not learned from, so that it can tell what was learned and not only remembered. */
const HELD_OUT = 10;

/** The lessons of the latest iterations: from the newest alone a net would forget what the others taught. */
export function latest<Iteration>(iterations: readonly Iteration[], newest: Iteration): readonly Iteration[] {
  return [...iterations, newest].slice(-KEPT);
}

function isUnseen(index: number): boolean {
  return index % HELD_OUT === 0;
}

/** Games to learn from, and games to be examined with. */
export function divided<Game>(games: readonly Game[]): { readonly taught: Game[]; readonly unseen: Game[] } {
  return {
    taught: games.filter((_, index) => !isUnseen(index)),
    unseen: games.filter((_, index) => isUnseen(index)),
  };
}

/** Many games' examples as one, in memory that threads can share. */
export function joined(games: readonly Examples[]): Examples {
  const count = games.reduce((sum, { targets }) => sum + targets.length, 0);
  const inputs = new Float32Array(new SharedArrayBuffer(count * FEATURES * Float32Array.BYTES_PER_ELEMENT));
  const targets = new Float32Array(new SharedArrayBuffer(count * Float32Array.BYTES_PER_ELEMENT));
  let at = 0;
  for (const game of games) {
    inputs.set(game.inputs, at * FEATURES);
    targets.set(game.targets, at);
    at += game.targets.length;
  }
  return { inputs, targets };
}

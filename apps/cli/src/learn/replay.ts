import { aims, type Examples, FEATURES, type Lessons } from '@altiplano/bots';

const KEPT = 6;
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

function sharedFloats(count: number): Float32Array<SharedArrayBuffer> {
  return new Float32Array(new SharedArrayBuffer(count * Float32Array.BYTES_PER_ELEMENT));
}

/** The inputs of many games as one, in memory that threads can share. */
export function joined(games: readonly Lessons[]): Float32Array {
  const inputs = sharedFloats(games.reduce((sum, game) => sum + game.inputs.length, 0));
  let at = 0;
  for (const game of games) {
    inputs.set(game.inputs, at);
    at += game.inputs.length;
  }
  return inputs;
}

/** Games as examples: what they aim at is judged by what nets say of all their moments now, one game after another. */
export function examplesOf(
  games: readonly Lessons[],
  inputs: Float32Array,
  said: Float32Array | null,
): Examples {
  const targets = sharedFloats(inputs.length / FEATURES);
  let at = 0;
  for (const game of games) {
    const end = at + game.seats.length;
    targets.set(aims(game, said === null ? null : said.subarray(at, end)), at);
    at = end;
  }
  return { inputs, targets };
}

import { aims, INPUTS, type Lessons, type WholeExamples } from '@altiplano/bots';

/** Moments that are kept to learn from: from the newest alone a net would forget what the others taught. */
const KEPT = 360_000;
/** One game in so many is not learned from, so that it can tell what was learned and not only remembered. */
const HELD_OUT = 16;

type Game = readonly Lessons[];

function momentsIn(games: Iterable<Game>): number {
  let moments = 0;
  for (const game of games) for (const { seats } of game) moments += seats.length;
  return moments;
}

/** The latest games, as many as there is room for. */
export function latest(games: readonly Game[], newest: readonly Game[], room = KEPT): readonly Game[] {
  const all = [...games, ...newest];
  let moments = momentsIn(all);
  let from = 0;
  for (; from < games.length && moments > room; from++) moments -= momentsIn([all[from] as Game]);
  return all.slice(from);
}

/** Games to learn from, and games to be examined with; a game and what was forked off it stay together. */
export function divided<Any>(games: readonly Any[]): { readonly taught: Any[]; readonly unseen: Any[] } {
  return {
    taught: games.filter((_, index) => index % HELD_OUT !== 0),
    unseen: games.filter((_, index) => index % HELD_OUT === 0),
  };
}

/** The inputs of many games as one, in memory that threads can share. */
export function joined(games: readonly Game[]): Int16Array {
  const length = momentsIn(games) * INPUTS;
  const inputs = new Int16Array(new SharedArrayBuffer(length * Int16Array.BYTES_PER_ELEMENT));
  let at = 0;
  for (const lessons of games.flat()) {
    inputs.set(lessons.inputs, at);
    at += lessons.inputs.length;
  }
  return inputs;
}

/** Games as examples: what they aim at is judged by what nets say of all their moments now, one game after another. */
export function examplesOf(
  games: readonly Game[],
  inputs: Int16Array,
  said: Float32Array | null,
): WholeExamples {
  const count = inputs.length / INPUTS;
  const targets = new Float32Array(new SharedArrayBuffer(count * Float32Array.BYTES_PER_ELEMENT));
  let at = 0;
  for (const lessons of games.flat()) {
    const end = at + lessons.seats.length;
    targets.set(aims(lessons, said === null ? null : said.subarray(at, end)), at);
    at = end;
  }
  return { inputs, targets };
}

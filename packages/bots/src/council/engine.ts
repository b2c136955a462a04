import { INPUTS } from './inputs.ts';
import { addDifferences, answer, createDifferences, listDifferences, type WholeNet } from './whole-net.ts';

/**
 * Runs several nets on inputs that lie in memory of its own. Sums of whole numbers are exact, so what it compares with only
 * makes it quicker and never changes an answer.
 */
export interface Engine {
  /** Written before each question. */
  readonly inputs: Int16Array;
  /** Who wrote the inputs last: whoever did can write only what has changed. */
  writer: object | null;
  /** Takes the inputs as those that the next ones are compared with. */
  anchor(): void;
  /** The sum of what the first so many nets answer. */
  ask(most: number): number;
}

/** The engine that needs nothing but numbers. */
export function createPlainEngine(nets: readonly WholeNet[]): Engine {
  const inputs = new Int16Array(INPUTS);
  const known = new Int16Array(INPUTS);
  const found = createDifferences();
  const voices = nets.map((net) => ({
    net,
    sums: net.b1.slice(),
    now: new Int32Array(net.first),
    scratch: new Int16Array(net.first),
  }));
  return {
    inputs,
    writer: null,
    anchor() {
      listDifferences(inputs, known, found);
      for (const { net, sums } of voices) addDifferences(net, found, sums, sums);
      known.set(inputs);
    },
    ask(most) {
      listDifferences(inputs, known, found);
      let sum = 0;
      for (let i = 0; i < most; i++) {
        const { net, sums, now, scratch } = voices[i];
        addDifferences(net, found, sums, now);
        sum += answer(net, now, scratch);
      }
      return sum;
    },
  };
}

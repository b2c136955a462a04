import { INPUTS, UNIT } from './inputs.ts';
import {
  ANSWER,
  FIRST_SHIFT,
  MOST_PASSED,
  PASSED,
  SECOND_SHIFT,
  WEIGHT,
  type WholeNet,
} from './whole-net.ts';

/** A net while it learns: the same shape with fractions. Its weights are kept within what whole numbers can say. */
export interface TaughtNet {
  readonly first: number;
  readonly second: number;
  readonly w1: Float32Array;
  readonly b1: Float32Array;
  readonly w2: Float32Array;
  readonly b2: Float32Array;
  readonly w3: Float32Array;
  readonly b3: Float32Array;
}

export const LAYERS = ['w1', 'b1', 'w2', 'b2', 'w3', 'b3'] as const;
/** The most that a unit passes on, in fractions. */
export const CEILING = MOST_PASSED / PASSED;
/** Beyond this no weight grows: sums of whole numbers stay far below what 32 bits hold. */
export const MOST_WEIGHT = 8;

/** A net that knows nothing yet. */
export function createTaughtNet(first: number, second: number, random: () => number): TaughtNet {
  const filled = (length: number, fan: number): Float32Array =>
    Float32Array.from({ length }, () => (random() * 2 - 1) * Math.sqrt(3 / fan));
  return {
    first,
    second,
    w1: filled(INPUTS * first, 80),
    b1: new Float32Array(first).fill(0.25),
    w2: filled(first * second, first),
    b2: new Float32Array(second).fill(0.25),
    w3: filled(second, second),
    b3: new Float32Array(1),
  };
}

function rounded16(values: Float32Array): Int16Array {
  return Int16Array.from(values, (value) => Math.max(-32768, Math.min(32767, Math.round(value * WEIGHT))));
}

/** The net as it plays. Half of what is cut off when a sum is passed on is in the biases: numbers are rounded, not cut short. */
export function toWhole({ first, second, w1, b1, w2, b2, w3, b3 }: TaughtNet): WholeNet {
  return {
    first,
    second,
    w1: rounded16(w1),
    b1: Int32Array.from(b1, (value) => Math.round(value * UNIT * WEIGHT) + (1 << (FIRST_SHIFT - 1))),
    w2: rounded16(w2),
    b2: Int32Array.from(b2, (value) => Math.round(value * ANSWER) + (1 << (SECOND_SHIFT - 1))),
    w3: rounded16(w3),
    b3: Math.round((b3[0] as number) * ANSWER),
  };
}

/** What a net in the making says of inputs, in its units. */
export function say(
  net: TaughtNet,
  inputs: Int16Array,
  from: number,
  first: Float32Array,
  second: Float32Array,
): number {
  const { first: n1, second: n2, w1, w2, b2, w3 } = net;
  first.set(net.b1);
  for (let i = 0; i < INPUTS; i++) {
    const value = inputs[from + i];
    if (value === 0) continue;
    const amount = value / UNIT;
    const row = i * n1;
    for (let j = 0; j < n1; j++) first[j] += amount * w1[row + j];
  }
  for (let j = 0; j < n1; j++) first[j] = first[j] < 0 ? 0 : first[j] > CEILING ? CEILING : first[j];
  let result = net.b3[0];
  for (let k = 0; k < n2; k++) {
    let sum = b2[k];
    const row = k * n1;
    for (let j = 0; j < n1; j++) sum += first[j] * w2[row + j];
    second[k] = sum < 0 ? 0 : sum > CEILING ? CEILING : sum;
    result += second[k] * w3[k];
  }
  return result;
}

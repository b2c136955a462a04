import { INPUTS } from './inputs.ts';

/**
 * A net of whole numbers: inputs, two hidden layers, one answer. Weights have 16 bits, sums 32, and what a unit passes on is
 * cut off on both sides: additions and products of small whole numbers come out the same on every machine.
 */
export interface WholeNet {
  /** Units of both layers: the first a multiple of 16, the second of 4. */
  readonly first: number;
  readonly second: number;
  /** Input by input, so that inputs that have not changed cost nothing. */
  readonly w1: Int16Array;
  readonly b1: Int32Array;
  /** Unit by unit of the second layer. */
  readonly w2: Int16Array;
  readonly b2: Int32Array;
  readonly w3: Int16Array;
  readonly b3: number;
}

/** A weight of 1 is so much; what a unit passes on has so much to the unit. */
export const WEIGHT = 4096;
export const PASSED = 256;
/** Inputs have 64 to the unit: 6 bits, and 12 of the weights; 8 are passed on. */
export const FIRST_SHIFT = 10;
export const SECOND_SHIFT = 12;
/** The most that a unit passes on. */
export const MOST_PASSED = 2047;
/** The answer's scale: what is passed on times a weight. */
export const ANSWER = PASSED * WEIGHT;

/** Where inputs differ from known ones, and by how much. */
export interface Differences {
  count: number;
  readonly places: Int32Array;
  readonly amounts: Int16Array;
}

export function createDifferences(): Differences {
  return { count: 0, places: new Int32Array(INPUTS), amounts: new Int16Array(INPUTS) };
}

export function listDifferences(inputs: Int16Array, known: Int16Array, found: Differences): void {
  let count = 0;
  for (let i = 0; i < INPUTS; i++) {
    if (inputs[i] === known[i]) continue;
    found.places[count] = i;
    found.amounts[count] = inputs[i] - known[i];
    count++;
  }
  found.count = count;
}

/** From the sums of known inputs to those of others that differ by so much. */
export function addDifferences(net: WholeNet, found: Differences, from: Int32Array, to: Int32Array): void {
  const { first, w1 } = net;
  if (from !== to) to.set(from);
  for (let k = 0; k < found.count; k++) {
    const amount = found.amounts[k];
    const row = found.places[k] * first;
    for (let j = 0; j < first; j++) to[j] = (to[j] + Math.imul(amount, w1[row + j])) | 0;
  }
}

function cut(sum: number, shift: number): number {
  const passed = sum >> shift;
  return passed < 0 ? 0 : passed > MOST_PASSED ? MOST_PASSED : passed;
}

/** From the sums of the first layer to the net's answer; `scratch` has room for the first layer. */
export function answer(net: WholeNet, sums: Int32Array, scratch: Int16Array): number {
  const { first, second, w2, b2, w3 } = net;
  for (let j = 0; j < first; j++) scratch[j] = cut(sums[j], FIRST_SHIFT);
  let result = net.b3;
  for (let k = 0; k < second; k++) {
    let sum = b2[k];
    const row = k * first;
    for (let j = 0; j < first; j++) sum = (sum + Math.imul(scratch[j], w2[row + j])) | 0;
    result = (result + Math.imul(cut(sum, SECOND_SHIFT), w3[k])) | 0;
  }
  return result;
}

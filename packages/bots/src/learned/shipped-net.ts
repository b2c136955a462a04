import file from './net.json' with { type: 'json' };
import { FEATURES } from './features.ts';
import type { Net } from './net.ts';

/** A net as its file holds it. */
export interface NetFile {
  /** What made it. */
  readonly command?: string;
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
  readonly w1: readonly number[];
  readonly b1: readonly number[];
  readonly w2: readonly number[];
  readonly b2: readonly number[];
  readonly w3: readonly number[];
  readonly b3: readonly number[];
}

function layer(values: readonly number[], length: number): Float64Array {
  if (values.length !== length)
    throw new Error(`the net has a layer of ${values.length} numbers, not ${length}`);
  return Float64Array.from(values);
}

/** A net out of its file; one made for other inputs is refused. */
export function readNet(from: NetFile): Net {
  if (from.inputs !== FEATURES)
    throw new Error(`the net was made for ${from.inputs} inputs, not ${FEATURES}`);
  const { inputs, first, second } = from;
  return {
    inputs,
    first,
    second,
    w1: layer(from.w1, inputs * first),
    b1: layer(from.b1, first),
    w2: layer(from.w2, first * second),
    b2: layer(from.b2, second),
    w3: layer(from.w3, second),
    b3: layer(from.b3, 1),
  };
}

const DIGITS = 5;

function short(values: Float64Array): number[] {
  return Array.from(values, (value) => Number(value.toPrecision(DIGITS)));
}

/** A net as its file holds it, with the command that made it: a few digits are enough. */
export function writeNet(net: Net, command: string): NetFile {
  const { inputs, first, second, w1, b1, w2, b2, w3, b3 } = net;
  return {
    command,
    inputs,
    first,
    second,
    w1: short(w1),
    b1: short(b1),
    w2: short(w2),
    b2: short(b2),
    w3: short(w3),
    b3: short(b3),
  };
}

/** What `learn` made of some ten thousand games; its file names the command. */
export const shippedNet: Net = readNet(file);

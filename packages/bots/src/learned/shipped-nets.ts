import usual from './nets.json' with { type: 'json' };
import forTwo from './nets-base-2.json' with { type: 'json' };
import forThreeAndFour from './nets-base-3-4.json' with { type: 'json' };
import { FEATURES } from './features.ts';
import type { Net } from './net.ts';
import type { Nets } from './nets.ts';

/** One net as the file holds it. */
export interface NetRow {
  readonly first: number;
  readonly second: number;
  readonly w1: readonly number[];
  readonly b1: readonly number[];
  readonly w2: readonly number[];
  readonly b2: readonly number[];
  readonly w3: readonly number[];
  readonly b3: readonly number[];
}

/** Nets that are asked together, as their file holds them. */
export interface NetsFile {
  /** What made them. */
  readonly command: string;
  readonly inputs: number;
  readonly nets: readonly NetRow[];
}

function layer(values: readonly number[], length: number): Float64Array {
  if (values.length !== length)
    throw new Error(`the net has a layer of ${values.length} numbers, not ${length}`);
  return Float64Array.from(values);
}

function readNet({ first, second, w1, b1, w2, b2, w3, b3 }: NetRow, inputs: number): Net {
  const all = new Float64Array(FEATURES * first);
  all.set(layer(w1, inputs * first));
  return {
    inputs: FEATURES,
    first,
    second,
    w1: all,
    b1: layer(b1, first),
    w2: layer(w2, first * second),
    b2: layer(b2, second),
    w3: layer(w3, second),
    b3: layer(b3, 1),
  };
}

/** Nets out of their file. Those of an older version know nothing of later inputs; those of a newer one are refused. */
export function readNets({ inputs, nets }: NetsFile): readonly Net[] {
  if (inputs > FEATURES) throw new Error(`the nets were made for ${inputs} inputs, not ${FEATURES}`);
  return nets.map((net) => readNet(net, inputs));
}

const all = readNets(usual);
/** With more players more is chance, and a net is mistaken more often; those that learned from other games are mistaken elsewhere. */
const threeAndFour = [...readNets(forThreeAndFour), ...all];

/** What learning with fractions made of some ten thousand games on one pack; each file names its command. */
export const shippedNets = {
  usual: all,
  base: { 2: readNets(forTwo), 3: threeAndFour, 4: threeAndFour },
} as const satisfies Nets;

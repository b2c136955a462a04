import type { Dice } from '../dice.ts';
import { INPUTS, UNIT } from './inputs.ts';
import { CEILING, LAYERS, MOST_WEIGHT, say, type TaughtNet } from './taught-net.ts';

/** Examples: inputs one after another, and what a net should say of each, in its units; not a number where nothing is learned. */
export interface WholeExamples {
  readonly inputs: Int16Array;
  readonly targets: Float32Array;
}

export interface Teaching {
  readonly epochs: number;
  readonly rate: number;
  /** Examples looked at before each step. */
  readonly batch: number;
}

type Layers = Record<(typeof LAYERS)[number], Float32Array>;

function emptyLayers(net: TaughtNet): Layers {
  return Object.fromEntries(LAYERS.map((name) => [name, new Float32Array(net[name].length)])) as Layers;
}

function shuffle(order: Int32Array, dice: Dice): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    const swap = order[i];
    order[i] = order[j];
    order[j] = swap;
  }
}

/** Errors beyond this many units count linearly (Huber). */
const FAR = 1;
const DECAY = 1e-5;
const CAREFUL_STEPS = 200;
/** A unit that passes nothing on still learns a little, so that it does not fall silent for good. */
const LEAK = 0.03;

/** Teaches a net by Adam in batches, and returns the root of the mean square error of the last epoch. */
export function teachNet(net: TaughtNet, examples: WholeExamples, teaching: Teaching, dice: Dice): number {
  const { inputs, targets } = examples;
  const { epochs, rate, batch } = teaching;
  const order = Int32Array.from(targets.keys()).filter((e) => !Number.isNaN(targets[e]));
  const { first: n1, second: n2, w2, w3 } = net;
  const gradients = emptyLayers(net);
  const means = emptyLayers(net);
  const squares = emptyLayers(net);
  const first = new Float32Array(n1);
  const second = new Float32Array(n2);
  const back = new Float32Array(n1);
  const steps = epochs * Math.ceil(order.length / batch);
  let step = 0;
  let error = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, dice);
    error = 0;
    for (let start = 0; start < order.length; start += batch) {
      const stop = Math.min(order.length, start + batch);
      for (let e = start; e < stop; e++) {
        const from = order[e] * INPUTS;
        const apart = say(net, inputs, from, first, second) - targets[order[e]];
        error += apart * apart;
        const push = Math.max(-FAR, Math.min(FAR, apart)) / (stop - start);
        gradients.b3[0] += push;
        back.fill(0);
        for (let k = 0; k < n2; k++) {
          gradients.w3[k] += push * second[k];
          const isOpen = second[k] > 0 && second[k] < CEILING;
          const down = push * w3[k] * (isOpen ? 1 : LEAK);
          gradients.b2[k] += down;
          const row = k * n1;
          const g2 = gradients.w2;
          for (let j = 0; j < n1; j++) {
            g2[row + j] += down * first[j];
            back[j] += down * w2[row + j];
          }
        }
        for (let j = 0; j < n1; j++) {
          if (first[j] <= 0 || first[j] >= CEILING) back[j] *= LEAK;
          gradients.b1[j] += back[j];
        }
        const g1 = gradients.w1;
        for (let i = 0; i < INPUTS; i++) {
          const value = inputs[from + i];
          if (value === 0) continue;
          const amount = value / UNIT;
          const row = i * n1;
          for (let j = 0; j < n1; j++) g1[row + j] += amount * back[j];
        }
      }
      step++;
      const bold = Math.min(1, step / CAREFUL_STEPS) * 0.5 * (1 + Math.cos((Math.PI * step) / steps));
      takeStep(net, gradients, means, squares, rate * bold, step);
    }
  }
  return Math.sqrt(error / Math.max(1, order.length));
}

/** One step of Adam; weights stay within what whole numbers can say. */
function takeStep(
  net: TaughtNet,
  gradients: Layers,
  means: Layers,
  squares: Layers,
  rate: number,
  step: number,
): void {
  const slow = rate / (1 - 0.9 ** step);
  const slower = 1 / (1 - 0.999 ** step);
  for (const name of LAYERS) {
    const gradient = gradients[name];
    const mean = means[name];
    const square = squares[name];
    const values = net[name];
    for (let i = 0; i < values.length; i++) {
      const g = gradient[i] + DECAY * values[i];
      mean[i] = 0.9 * mean[i] + 0.1 * g;
      square[i] = 0.999 * square[i] + 0.001 * g * g;
      const value = values[i] - (slow * mean[i]) / (Math.sqrt(square[i] * slower) + 1e-8);
      values[i] = value > MOST_WEIGHT ? MOST_WEIGHT : value < -MOST_WEIGHT ? -MOST_WEIGHT : value;
    }
    gradient.fill(0);
  }
}

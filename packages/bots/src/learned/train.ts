import type { Dice } from '../dice.ts';
import { createActivity, LEAK, type Net, run } from './net.ts';

/** Examples for a net: inputs one after another, and what the net should say; not a number where there is nothing to learn. */
export interface Examples {
  readonly inputs: Float32Array;
  readonly targets: Float32Array;
}

interface Moments {
  readonly mean: Float64Array;
  readonly square: Float64Array;
  readonly gradient: Float64Array;
}

const layers = ['w1', 'b1', 'w2', 'b2', 'w3', 'b3'] as const;

function moments(length: number): Moments {
  return {
    mean: new Float64Array(length),
    square: new Float64Array(length),
    gradient: new Float64Array(length),
  };
}

/** Steps at the beginning that are smaller: the first gradients say little about how large the later ones are. */
const CAREFUL_STEPS = 500;

/** How bold a step is, as a share: the last ones hardly move any more, so that the net comes to rest. */
function boldness(step: number, steps: number): number {
  return Math.min(1, step / CAREFUL_STEPS) * 0.5 * (1 + Math.cos((Math.PI * step) / steps));
}

/** Trains a net on examples by Adam, in small batches, with errors beyond `cap` counted linearly (Huber). */
export function train(
  net: Net,
  examples: Examples,
  epochs: number,
  rate: number,
  dice: Dice,
  tell: (epoch: number, error: number) => void,
): void {
  const order = Int32Array.from(examples.targets.keys()).filter((e) => !Number.isNaN(examples.targets[e]));
  const count = order.length;
  const batch = 64;
  const cap = 2;
  const decay = 1e-4;
  const state = Object.fromEntries(layers.map((name) => [name, moments(net[name].length)])) as Record<
    (typeof layers)[number],
    Moments
  >;
  const activity = createActivity(net);
  const inputs = new Float64Array(net.inputs);
  const back = new Float64Array(net.first);
  const steps = epochs * Math.ceil(count / batch);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = count - 1; i > 0; i--) {
      const j = dice.below(i + 1);
      const swap = order[i];
      order[i] = order[j];
      order[j] = swap;
    }
    let error = 0;
    for (let from = 0; from < count; from += batch) {
      const to = Math.min(count, from + batch);
      for (const name of layers) state[name].gradient.fill(0);
      for (let e = from; e < to; e++) {
        const example = order[e];
        const start = example * net.inputs;
        for (let i = 0; i < net.inputs; i++) inputs[i] = examples.inputs[start + i];
        const apart = run(net, inputs, activity) - examples.targets[example];
        error += apart * apart;
        const push = Math.max(-cap, Math.min(cap, apart)) / (to - from);
        const { first, second } = activity;
        state.b3.gradient[0] += push;
        back.fill(0);
        for (let k = 0; k < net.second; k++) {
          state.w3.gradient[k] += push * second[k];
          const down = push * net.w3[k] * (second[k] < 0 ? LEAK : 1);
          state.b2.gradient[k] += down;
          const row = k * net.first;
          for (let j = 0; j < net.first; j++) {
            state.w2.gradient[row + j] += down * first[j];
            back[j] += down * net.w2[row + j];
          }
        }
        for (let j = 0; j < net.first; j++) {
          if (first[j] < 0) back[j] *= LEAK;
          state.b1.gradient[j] += back[j];
        }
        const gradient = state.w1.gradient;
        for (let i = 0; i < net.inputs; i++) {
          const value = inputs[i];
          if (value === 0) continue;
          const row = i * net.first;
          for (let j = 0; j < net.first; j++) gradient[row + j] += value * back[j];
        }
      }
      step++;
      const speed = rate * boldness(step, steps);
      const slow = 1 - 0.9 ** step;
      const slower = 1 - 0.999 ** step;
      for (const name of layers) {
        const { mean, square, gradient } = state[name];
        const values = net[name];
        for (let i = 0; i < values.length; i++) {
          const g = gradient[i] + decay * values[i];
          mean[i] = 0.9 * mean[i] + 0.1 * g;
          square[i] = 0.999 * square[i] + 0.001 * g * g;
          values[i] -= (speed * (mean[i] / slow)) / (Math.sqrt(square[i] / slower) + 1e-8);
        }
      }
    }
    tell(epoch, error / count);
  }
}

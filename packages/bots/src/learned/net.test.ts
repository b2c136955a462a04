import { expect, test } from 'vitest';
import { createDice } from '../dice.ts';
import { createActivity, createChanges, createNet, listChanges, run, runFrom, sumInputs } from './net.ts';
import { train } from './train.ts';

const dice = createDice('net');
const INPUTS = 6;

/** Inputs one after another, and what a simple rule says of each: something bent, which no straight line fits. */
function examples(count: number) {
  const inputs = Float32Array.from({ length: count * INPUTS }, () => dice.fraction() * 2 - 1);
  const targets = Float32Array.from({ length: count }, (_, e) => {
    const [a, b, c] = inputs.subarray(e * INPUTS);
    return Math.abs(a) + 0.5 * b * c - 0.3;
  });
  return { inputs, targets };
}

function meanError(
  net: ReturnType<typeof createNet>,
  { inputs, targets }: ReturnType<typeof examples>,
): number {
  const activity = createActivity(net);
  let error = 0;
  for (const [e, target] of targets.entries()) {
    const one = Float64Array.from(inputs.subarray(e * INPUTS, (e + 1) * INPUTS));
    error += Math.abs(run(net, one, activity) - target);
  }
  return error / targets.length;
}

test('it learns a simple function, and knows it for inputs that it has not seen', () => {
  const net = createNet(INPUTS, 16, 8, () => dice.fraction());
  const unseen = examples(300);
  const before = meanError(net, unseen);
  const errors: number[] = [];
  train(net, examples(1200), 25, 0.01, dice, (_, error) => errors.push(error));
  expect(errors).toHaveLength(25);
  expect(errors.at(-1)).toBeLessThan(errors[0] / 10);
  expect(meanError(net, unseen)).toBeLessThan(Math.min(0.08, before / 3));
});

test('the same dice train the same net', () => {
  const taught = [0, 1].map(() => {
    const own = createDice('same');
    const net = createNet(2, 4, 3, () => own.fraction());
    const inputs = Float32Array.from({ length: 40 }, () => own.fraction());
    const targets = Float32Array.from({ length: 20 }, () => own.fraction());
    train(net, { inputs, targets }, 3, 0.01, own, () => undefined);
    return net;
  });
  expect(taught[0]).toEqual(taught[1]);
});

test('asked from inputs nearby it says the same', () => {
  const net = createNet(INPUTS, 16, 8, () => dice.fraction());
  const activity = createActivity(net);
  const known = Float64Array.from({ length: INPUTS }, () => dice.fraction());
  const sums = new Float64Array(net.first);
  sumInputs(net, known, sums);
  const changes = createChanges(INPUTS);
  for (let i = 0; i < 20; i++) {
    const inputs = known.slice();
    inputs[dice.below(INPUTS)] = dice.fraction();
    inputs[dice.below(INPUTS)] = 0;
    listChanges(inputs, known, changes);
    expect(runFrom(net, changes, sums, activity)).toBeCloseTo(run(net, inputs, activity), 10);
  }
});

import { expect, test } from 'vitest';
import { createDice } from '../dice.ts';
import { createActivity, createChanges, createNet, listChanges, run, runFrom, sumInputs } from './net.ts';

const dice = createDice('net');
const INPUTS = 6;

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

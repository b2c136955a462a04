import { expect, test } from 'vitest';
import { createDice, type Dice } from '../dice.ts';
import { createPlainEngine } from './engine.ts';
import { INPUTS, UNIT } from './inputs.ts';
import { createTaughtNet, say, type TaughtNet, toWhole } from './taught-net.ts';
import { teachNet, type WholeExamples } from './teach-net.ts';
import { ANSWER } from './whole-net.ts';

const TEACHING = { epochs: 12, rate: 0.01, batch: 32 };

/** Positions that differ in a few inputs, and what a simple rule says of each: something bent, which no straight line fits. */
function examples(count: number, dice: Dice): WholeExamples {
  const inputs = new Int16Array(count * INPUTS);
  const targets = Float32Array.from({ length: count }, (_, e) => {
    const [a, b, c] = [0, 1, 2].map(() => dice.below(2 * UNIT + 1)) as [number, number, number];
    inputs.set([a, b, c], e * INPUTS + 5);
    return Math.abs(a - UNIT) / UNIT + (0.5 * b * c) / (UNIT * UNIT) - 0.7;
  });
  return { inputs, targets };
}

/** What the net says as it plays, in whole numbers. */
function wholeError(net: TaughtNet, { inputs, targets }: WholeExamples): number {
  const engine = createPlainEngine([toWhole(net)]);
  let squares = 0;
  for (const [e, target] of targets.entries()) {
    engine.inputs.set(inputs.subarray(e * INPUTS, (e + 1) * INPUTS));
    squares += (engine.ask(1) / ANSWER - target) ** 2;
  }
  return Math.sqrt(squares / targets.length);
}

test('it learns a simple function, and plays it in whole numbers hardly less exactly', () => {
  const dice = createDice('teach');
  const net = createTaughtNet(32, 8, () => dice.fraction());
  const unseen = examples(300, dice);
  const before = wholeError(net, unseen);
  const error = teachNet(net, examples(1500, dice), TEACHING, dice);
  expect(error).toBeLessThan(0.12);
  expect(wholeError(net, unseen)).toBeLessThan(Math.min(0.15, before / 3));
});

test('what rounding to whole numbers costs is less than a hundredth of a unit', () => {
  const dice = createDice('rounding');
  const net = createTaughtNet(64, 16, () => dice.fraction());
  const engine = createPlainEngine([toWhole(net)]);
  const [first, second] = [new Float32Array(64), new Float32Array(16)];
  for (let question = 0; question < 300; question++) {
    const inputs = Int16Array.from({ length: INPUTS }, () =>
      dice.below(3) === 0 ? dice.below(2 * UNIT) : 0,
    );
    engine.inputs.set(inputs);
    const apart = engine.ask(1) / ANSWER - say(net, inputs, 0, first, second);
    expect(Math.abs(apart)).toBeLessThan(0.01);
  }
});

test('the same dice teach the same net, and what is no number teaches nothing', () => {
  const taught = [false, true].map((isLonger) => {
    const own = createDice('same');
    const net = createTaughtNet(16, 4, () => own.fraction());
    const { inputs, targets } = examples(40, own);
    const longer = Int16Array.from([...inputs, ...inputs.subarray(0, INPUTS)]);
    const more = Float32Array.from([...targets, Number.NaN]);
    teachNet(net, isLonger ? { inputs: longer, targets: more } : { inputs, targets }, TEACHING, own);
    return net;
  });
  expect(taught[0]).toEqual(taught[1]);
});

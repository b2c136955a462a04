import { expect, test } from 'vitest';
import { createDice } from '../dice.ts';
import { INPUTS_MARK, lettersOf, readCouncil, readTaught, writeTaught } from './council-file.ts';
import { createPlainEngine } from './engine.ts';
import { INPUTS } from './inputs.ts';
import { createTaughtNet, toWhole } from './taught-net.ts';
import { ANSWER, type WholeNet } from './whole-net.ts';

const dice = createDice('council file');

function answerOf(net: WholeNet): number {
  const engine = createPlainEngine([net]);
  engine.inputs.set(Int16Array.from({ length: INPUTS }, (_, i) => (i * 37) % 90));
  return engine.ask(1);
}

test('nets come back from their file with nearly the same answers, and from there exactly', () => {
  const net = createTaughtNet(32, 7, () => dice.fraction());
  const row = writeTaught(net);
  expect(row.weights).toHaveLength(lettersOf(32, 7));
  const back = readTaught(row);
  expect(writeTaught(back)).toEqual(row);
  for (const [index, value] of net.w2.entries()) expect(back.w2[index]).toBeCloseTo(value, 3);
  const [played] = readCouncil({ command: 'learn', inputs: INPUTS_MARK, nets: [row] });
  expect(played).toEqual(toWhole(back));
  expect(Math.abs(answerOf(toWhole(net)) - answerOf(toWhole(back))) / ANSWER).toBeLessThan(0.01);
});

test('nets made for other inputs are refused', () => {
  expect(() => readCouncil({ command: 'learn', inputs: '0', nets: [] })).toThrow(INPUTS_MARK);
});

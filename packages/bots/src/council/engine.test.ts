import { expect, test, vi } from 'vitest';
import { createDice } from '../dice.ts';
import { createPlainEngine } from './engine.ts';
import { INPUTS } from './inputs.ts';
import { createTaughtNet, toWhole } from './taught-net.ts';
import { createWasmEngine } from './wasm-engine.ts';
import type { WholeNet } from './whole-net.ts';

const dice = createDice('engines');
const below = (count: number): number => dice.below(count);

/** Weights anywhere in their range, so that sums run over and units are cut off on both sides. */
function wildNet(first: number, second: number): WholeNet {
  const any16 = (length: number): Int16Array => Int16Array.from({ length }, () => below(65_536) - 32_768);
  const any32 = (length: number): Int32Array => Int32Array.from({ length }, () => below(2 ** 32) | 0);
  return {
    first,
    second,
    w1: any16(INPUTS * first),
    b1: any32(first),
    w2: any16(first * second),
    b2: any32(second),
    w3: any16(second),
    b3: below(1000),
  };
}

function taughtNet(first: number, second: number): WholeNet {
  return toWhole(createTaughtNet(first, second, () => dice.fraction()));
}

const NETS = [taughtNet(64, 16), taughtNet(16, 5), wildNet(32, 8), wildNet(16, 1), taughtNet(48, 32)];

test('vectors and plain numbers give the same answers, wherever they come from and whatever they are compared with', () => {
  const plain = createPlainEngine(NETS);
  const quick = createWasmEngine(NETS);
  if (quick === null) throw new Error('no WebAssembly with vectors here');
  const answers = new Set<number>();
  for (let question = 0; question < 4000; question++) {
    const changed = below(10) === 0 ? INPUTS : below(30);
    for (let i = 0; i < changed; i++) {
      const place = below(INPUTS);
      const value = below(50) === 0 ? below(65_536) - 32_768 : below(300) - 50;
      plain.inputs[place] = value;
      quick.inputs[place] = value;
    }
    if (below(7) === 0) {
      plain.anchor();
      quick.anchor();
    }
    const most = 1 + below(NETS.length);
    const answer = quick.ask(most);
    answers.add(answer);
    expect(answer).toBe(plain.ask(most));
  }
  expect(answers.size).toBeGreaterThan(3000);
});

test('what the inputs are compared with never changes an answer', () => {
  const [net] = NETS;
  if (net === undefined) return;
  const one = createPlainEngine([net]);
  const other = createPlainEngine([net]);
  for (let question = 0; question < 200; question++) {
    const inputs = Int16Array.from({ length: INPUTS }, () => below(200) - 20);
    one.inputs.set(inputs);
    if (below(2) === 0) one.anchor();
    other.inputs.set(inputs);
    expect(one.ask(1)).toBe(other.ask(1));
  }
});

function forbidden(): never {
  throw new Error('forbidden');
}

test.each([
  ['there is none', undefined],
  ['the page forbids it', { Module: forbidden }],
])('where %s the plain engine stands in', async (_, wasm) => {
  vi.stubGlobal('WebAssembly', wasm);
  vi.resetModules();
  const fresh = await import('./wasm-engine.ts');
  expect(fresh.createWasmEngine(NETS)).toBeNull();
  vi.unstubAllGlobals();
});

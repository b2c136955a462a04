import { createPlainEngine, type Engine } from './engine.ts';
import { createWasmEngine } from './wasm-engine.ts';
import type { WholeNet } from './whole-net.ts';

const engines = new WeakMap<readonly WholeNet[], Engine>();

/** The quickest engine for a list of nets: one is enough for all that a thread thinks. */
export function engineFor(nets: readonly WholeNet[]): Engine {
  let engine = engines.get(nets);
  if (engine === undefined) {
    engine = createWasmEngine(nets) ?? createPlainEngine(nets);
    engines.set(nets, engine);
  }
  return engine;
}

/** Lets a list of nets be run plainly from now on, to measure what vectors bring. */
export function runPlainly(nets: readonly WholeNet[]): void {
  engines.set(nets, createPlainEngine(nets));
}

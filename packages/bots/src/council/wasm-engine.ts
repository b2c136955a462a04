import type { Engine } from './engine.ts';
import { INPUTS } from './inputs.ts';
import { wasmBytes } from './wasm-module.ts';
import type { WholeNet } from './whole-net.ts';

/** As much of WebAssembly as is needed: neither Node nor a browser is known here. */
interface Wasm {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: object };
  Memory: new (pages: { initial: number }) => { readonly buffer: ArrayBuffer };
}

interface Exports {
  differ(
    inputs: number,
    known: number,
    places: number,
    amounts: number,
    bytes: number,
    scratch: number,
  ): number;
  shift(
    weights: number,
    row: number,
    places: number,
    amounts: number,
    count: number,
    from: number,
    to: number,
  ): void;
  answer(
    sums: number,
    passed: number,
    w2: number,
    b2: number,
    w3: number,
    row: number,
    second: number,
  ): number;
}

/** The one thing of its surroundings that this package looks for; whether it is there never changes an answer. */
declare const WebAssembly: Wasm | undefined;

const PAGE = 65_536;

let known: { readonly wasm: Wasm; readonly module: object } | null | undefined;

/** The compiled module; null where there is no WebAssembly with vectors, or a page's policy forbids it. */
function compiled(): { readonly wasm: Wasm; readonly module: object } | null {
  if (known !== undefined) return known;
  try {
    known =
      typeof WebAssembly === 'undefined'
        ? null
        : { wasm: WebAssembly, module: new WebAssembly.Module(wasmBytes()) };
  } catch {
    // Whatever the reason: the plain engine gives the same answers.
    known = null;
  }
  return known;
}

/** Hands out places in memory, each where a vector may begin. */
function createPlaces() {
  let end = 0;
  return {
    take(bytes: number): number {
      const place = end;
      end += Math.ceil(bytes / 16) * 16;
      return place;
    },
    end: () => end,
  };
}

/** The engine that reckons with vectors; null where that cannot be had. */
export function createWasmEngine(nets: readonly WholeNet[]): Engine | null {
  const ready = compiled();
  if (ready === null) return null;
  const { wasm, module } = ready;
  const places = createPlaces();
  const bytes = 2 * INPUTS;
  const at = {
    inputs: places.take(bytes),
    known: places.take(bytes),
    places: places.take(4 * (INPUTS + 2)),
    amounts: places.take(2 * (INPUTS + 2)),
    scratch: places.take(16),
  };
  const voices = nets.map(({ first, second, w1, w2, b3 }) => ({
    first,
    second,
    b3,
    w1: places.take(2 * w1.length),
    w2: places.take(2 * w2.length),
    b2: places.take(4 * second),
    w3: places.take(4 * second),
    sums: places.take(4 * first),
    now: places.take(4 * first),
    passed: places.take(2 * first),
  }));
  const memory = new wasm.Memory({ initial: Math.ceil(places.end() / PAGE) });
  const { buffer } = memory;
  for (const [index, net] of nets.entries()) {
    const { w1, w2, b2, w3, sums } = voices[index];
    new Int16Array(buffer, w1, net.w1.length).set(net.w1);
    new Int16Array(buffer, w2, net.w2.length).set(net.w2);
    new Int32Array(buffer, b2, net.second).set(net.b2);
    new Int32Array(buffer, w3, net.second).set(net.w3);
    new Int32Array(buffer, sums, net.first).set(net.b1);
  }
  const inputs = new Int16Array(buffer, at.inputs, INPUTS);
  const compared = new Int16Array(buffer, at.known, INPUTS);
  const { exports } = new wasm.Instance(module, { env: { memory } });
  const { differ, shift, answer } = exports as Exports;
  const differences = (): number => differ(at.inputs, at.known, at.places, at.amounts, bytes, at.scratch);
  return {
    inputs,
    writer: null,
    anchor() {
      const count = differences();
      for (let i = 0; i < voices.length; i++) {
        const { w1, first, sums } = voices[i];
        shift(w1, 2 * first, at.places, at.amounts, count, sums, sums);
      }
      compared.set(inputs);
    },
    ask(most) {
      const count = differences();
      let sum = 0;
      for (let i = 0; i < most; i++) {
        const { w1, w2, b2, w3, b3, first, second, sums, now, passed } = voices[i];
        shift(w1, 2 * first, at.places, at.amounts, count, sums, now);
        sum += (b3 + answer(now, passed, w2, b2, w3, 2 * first, second)) | 0;
      }
      return sum;
    },
  };
}

/** A small net: inputs, two hidden layers, one number. Only sums, products and comparisons: the same on every machine. */
export interface Net {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
  /** Input by input, so that inputs that are zero cost nothing. */
  readonly w1: Float64Array;
  readonly b1: Float64Array;
  /** Unit by unit of the second layer. */
  readonly w2: Float64Array;
  readonly b2: Float64Array;
  readonly w3: Float64Array;
  readonly b3: Float64Array;
}

export function createNet(inputs: number, first: number, second: number, random: () => number): Net {
  const filled = (length: number, fan: number): Float64Array =>
    Float64Array.from({ length }, () => (random() * 2 - 1) * Math.sqrt(3 / fan));
  return {
    inputs,
    first,
    second,
    w1: filled(inputs * first, 40),
    b1: new Float64Array(first),
    w2: filled(first * second, first),
    b2: new Float64Array(second),
    w3: filled(second, second),
    b3: new Float64Array(1),
  };
}

/** A unit that gives a little of what is below zero, so that it never falls silent. */
const LEAK = 0.05;

/** What the units of both layers said in the last run; reused. */
export interface Activity {
  readonly first: Float64Array;
  readonly second: Float64Array;
}

export function createActivity(net: Net): Activity {
  return { first: new Float64Array(net.first), second: new Float64Array(net.second) };
}

/** Runs the net on its inputs. */
export function run(net: Net, inputs: Float64Array, activity: Activity): number {
  const { first } = activity;
  sumInputs(net, inputs, first);
  return finish(net, activity);
}

/** What the first layer's units get from their inputs. */
export function sumInputs(net: Net, inputs: Float64Array, sums: Float64Array): void {
  const n1 = net.first;
  const { w1 } = net;
  for (let j = 0; j < n1; j++) sums[j] = net.b1[j];
  for (let i = 0; i < net.inputs; i++) {
    const value = inputs[i];
    if (value === 0) continue;
    const row = i * n1;
    for (let j = 0; j < n1; j++) sums[j] += value * w1[row + j];
  }
}

/** Where inputs differ from others, and by how much: listed once for all nets that are asked. */
export interface Changes {
  count: number;
  readonly places: Int32Array;
  readonly amounts: Float64Array;
}

export function createChanges(inputs: number): Changes {
  return { count: 0, places: new Int32Array(inputs), amounts: new Float64Array(inputs) };
}

/** Lists where inputs differ from known ones. */
export function listChanges(inputs: Float64Array, known: Float64Array, changes: Changes): void {
  const { places, amounts } = changes;
  let count = 0;
  for (let i = 0; i < inputs.length; i++) {
    const apart = inputs[i] - known[i];
    if (apart === 0) continue;
    places[count] = i;
    amounts[count] = apart;
    count++;
  }
  changes.count = count;
}

/** From the sums of known inputs to those of others that differ little. */
export function shiftSums(net: Net, { count, places, amounts }: Changes, sums: Float64Array): void {
  const n1 = net.first;
  const { w1 } = net;
  for (let k = 0; k < count; k++) {
    const apart = amounts[k];
    const row = places[k] * n1;
    for (let j = 0; j < n1; j++) sums[j] += apart * w1[row + j];
  }
}

/** Runs the net on inputs that differ little from others whose sums are known. */
export function runFrom(net: Net, changes: Changes, sums: Float64Array, activity: Activity): number {
  activity.first.set(sums);
  shiftSums(net, changes, activity.first);
  return finish(net, activity);
}

/** From the sums of the first layer to the net's answer. */
function finish(net: Net, { first, second }: Activity): number {
  const n1 = net.first;
  const n2 = net.second;
  const { w3 } = net;
  for (let j = 0; j < n1; j++) if (first[j] < 0) first[j] *= LEAK;
  sumSecond(net, first, second);
  let result = net.b3[0];
  for (let k = 0; k < n2; k++) {
    if (second[k] < 0) second[k] *= LEAK;
    result += second[k] * w3[k];
  }
  return result;
}

/** What the second layer's units get from the first: four units at a time, so that no sum waits for the last one. */
function sumSecond(net: Net, first: Float64Array, sums: Float64Array): void {
  const n1 = net.first;
  const n2 = net.second;
  const { w2, b2 } = net;
  let k = 0;
  for (; k + 3 < n2; k += 4) {
    let a = b2[k];
    let b = b2[k + 1];
    let c = b2[k + 2];
    let d = b2[k + 3];
    const row = k * n1;
    for (let j = 0; j < n1; j++) {
      const unit = first[j];
      a += unit * w2[row + j];
      b += unit * w2[row + n1 + j];
      c += unit * w2[row + 2 * n1 + j];
      d += unit * w2[row + 3 * n1 + j];
    }
    sums[k] = a;
    sums[k + 1] = b;
    sums[k + 2] = c;
    sums[k + 3] = d;
  }
  for (; k < n2; k++) {
    sums[k] = b2[k];
    for (let j = 0; j < n1; j++) sums[k] += first[j] * w2[k * n1 + j];
  }
}

import { evaluate, glance, prepareFor } from '../evaluate/evaluate.ts';
import { lure } from '../evaluate/lure.ts';
import type { Outlook } from '../evaluate/outlook.ts';
import type { Deed } from '../sheet/deeds.ts';
import { doDeed } from '../sheet/do-deed.ts';
import { couldPay } from '../sheet/list-deeds.ts';
import * as at from '../sheet/sheet.ts';
import { BY } from '../sheet/travel.ts';

/** A step of a plan: a deed, and how the figure gets there. */
export interface Step {
  readonly deed: Deed;
  readonly by: number;
}

/** A sequence of deeds for the round, and what the position after it is worth. */
export interface Plan {
  readonly steps: readonly Step[];
  readonly worth: number;
}

/** No round has more deeds than this. */
const DEEPEST = 16;

/** Every position reached, as the place of its parent and the step that led there; the root is 0. */
interface Tree {
  readonly parents: number[];
  readonly steps: (Step | null)[];
  readonly worths: number[];
}

/** The best children of a layer so far, the most promising first; small, so that insertion is quick. */
interface Best {
  count: number;
  /** What each is worth with what it promises. */
  readonly worths: Float64Array;
  readonly parents: Int32Array;
  readonly deeds: Int32Array;
  readonly ways: Int32Array;
}

/** Positions reached in another order of the same deeds take room in the list, so it is longer than the beam is wide. */
const ROOM_FOR_TWINS = 3;

function createBest(width: number): Best {
  const room = width * ROOM_FOR_TWINS;
  return {
    count: 0,
    worths: new Float64Array(room),
    parents: new Int32Array(room),
    deeds: new Int32Array(room),
    ways: new Int32Array(room),
  };
}

function insert(best: Best, worth: number, parent: number, deed: number, by: number): void {
  const room = best.worths.length;
  if (best.count === room && worth <= best.worths[room - 1]) return;
  let place = best.count < room ? best.count++ : room - 1;
  for (; place > 0 && best.worths[place - 1] < worth; place--) {
    best.worths[place] = best.worths[place - 1];
    best.parents[place] = best.parents[place - 1];
    best.deeds[place] = best.deeds[place - 1];
    best.ways[place] = best.ways[place - 1];
  }
  best.worths[place] = worth;
  best.parents[place] = parent;
  best.deeds[place] = deed;
  best.ways[place] = by;
}

/** A spare fare is tried besides the free cart only where one lies ready. */
function waysToGo(outlook: Outlook, sheet: at.Sheet, location: number): number {
  if (sheet[at.FIGURE] === location || sheet[at.FIGURE] < 0 || sheet[at.FREE_CART_USES] === 0) return 1;
  for (let slot = 0; slot < outlook.board.slots; slot++) if (sheet[at.FARE + slot] > 0) return 2;
  return 1;
}

function expand(
  outlook: Outlook,
  sheet: at.Sheet,
  parent: number,
  deeds: readonly Deed[],
  scratch: at.Sheet,
  best: Best,
): void {
  let isPrepared = false;
  for (let d = 0; d < deeds.length; d++) {
    const deed = deeds[d];
    if (!couldPay(sheet, deed)) continue;
    const ways = waysToGo(outlook, sheet, deed.location);
    for (let by: number = BY.any; by < ways; by++) {
      scratch.set(sheet);
      if (!doDeed(outlook.board, scratch, deed, by)) continue;
      if (!isPrepared) prepareFor(outlook, sheet);
      isPrepared = true;
      insert(best, glance(outlook, scratch) + lure(outlook, scratch), parent, d, by);
    }
  }
}

/** Of what was best at a glance, so many times the beam's width are looked at by all nets. */
const LOOKED_AT_AGAIN = 2;

/** Puts the children that were best at a glance into the order that all nets give them. */
function lookAgain(
  outlook: Outlook,
  seen: Best,
  deeds: readonly Deed[],
  layers: Layers,
  scratch: at.Sheet,
  best: Best,
): void {
  const most = Math.min(seen.count, layers.now.length * LOOKED_AT_AGAIN);
  for (let i = 0; i < most; i++) {
    const { parents, ways } = seen;
    const deed = seen.deeds[i];
    scratch.set(layers.now[parents[i]]);
    doDeed(outlook.board, scratch, deeds[deed], ways[i]);
    insert(best, evaluate(outlook, scratch) + lure(outlook, scratch), parents[i], deed, ways[i]);
  }
}

function isSame(a: at.Sheet, b: at.Sheet): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** One beam's working memory: sheets of a layer and of the next. */
interface Layers {
  now: at.Sheet[];
  next: at.Sheet[];
}

function createLayers(width: number, root: at.Sheet): Layers {
  const sheets = (): at.Sheet[] => Array.from({ length: width }, () => root.slice());
  return { now: sheets(), next: sheets() };
}

/** Makes the next layer of the best children, without those that came to the same position by another order. */
function select(
  outlook: Outlook,
  best: Best,
  deeds: readonly Deed[],
  layers: Layers,
  tree: Tree,
  nodes: readonly number[],
): number[] {
  const chosen: number[] = [];
  const promised: number[] = [];
  for (let i = 0; i < best.count && chosen.length < layers.next.length; i++) {
    const sheet = layers.next[chosen.length];
    const deed = deeds[best.deeds[i]];
    sheet.set(layers.now[best.parents[i]]);
    doDeed(outlook.board, sheet, deed, best.ways[i]);
    let isTwin = false;
    for (let k = chosen.length - 1; k >= 0 && !isTwin; k--) {
      if (promised[k] - best.worths[i] > 1e-9) break;
      isTwin = isSame(layers.next[k], sheet);
    }
    if (isTwin) continue;
    chosen.push(tree.worths.length);
    tree.parents.push(nodes[best.parents[i]]);
    tree.steps.push({ deed, by: best.ways[i] });
    tree.worths.push(best.worths[i] - lure(outlook, sheet));
    promised.push(best.worths[i]);
  }
  return chosen;
}

function planOf(tree: Tree, node: number): Plan {
  const steps: Step[] = [];
  for (let place = node; place > 0; place = tree.parents[place]) {
    const step = tree.steps[place];
    if (step !== null) steps.push(step);
  }
  return { steps: steps.reverse(), worth: tree.worths[node] };
}

function hasSecondLook({ opinion }: Outlook): boolean {
  return opinion !== null && opinion.voices > 1;
}

/** The best plans for a round, best first: a beam over sequences of deeds. The empty plan counts as one. */
export function findPlans(
  outlook: Outlook,
  root: at.Sheet,
  deeds: readonly Deed[],
  width: number,
  most: number,
): Plan[] {
  const scratch = root.slice();
  const layers = createLayers(width, root);
  const tree: Tree = { parents: [0], steps: [null], worths: [evaluate(outlook, root)] };
  const best = createBest(width);
  const seen = hasSecondLook(outlook) ? createBest(width) : best;
  let nodes = [0];
  for (let depth = 0; depth < DEEPEST && nodes.length > 0; depth++) {
    best.count = 0;
    seen.count = 0;
    for (let k = 0; k < nodes.length; k++) expand(outlook, layers.now[k], k, deeds, scratch, seen);
    if (seen !== best) lookAgain(outlook, seen, deeds, layers, scratch, best);
    nodes = select(outlook, best, deeds, layers, tree, nodes);
    [layers.now, layers.next] = [layers.next, layers.now];
  }
  const order = tree.worths.map((_, node) => node).sort((a, b) => tree.worths[b] - tree.worths[a]);
  return order.slice(0, most).map((node) => planOf(tree, node));
}

import { evaluate } from '../evaluate/evaluate.ts';
import type { Outlook } from '../evaluate/outlook.ts';
import type { Deed } from '../sheet/deeds.ts';
import { doDeed } from '../sheet/do-deed.ts';
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

interface Node {
  readonly parent: Node | null;
  readonly step: Step | null;
  readonly worth: number;
  readonly sheet: at.Sheet;
}

interface Child {
  readonly parent: Node;
  readonly step: Step;
  readonly worth: number;
}

/** No round has more deeds than this. */
const DEEPEST = 16;

function stepsTo(node: Node): Step[] {
  const steps: Step[] = [];
  for (let at: Node | null = node; at !== null; at = at.parent) if (at.step !== null) steps.push(at.step);
  return steps.reverse();
}

/** A spare fare is tried besides the free cart only where one lies ready. */
function waysToGo(outlook: Outlook, sheet: at.Sheet, location: number): number {
  if (sheet[at.FIGURE] === location || sheet[at.FIGURE] < 0 || sheet[at.FREE_CART_USES] === 0) return 1;
  for (let slot = 0; slot < outlook.board.slots; slot++) if (sheet[at.FARE + slot] === 1) return 2;
  return 1;
}

function expand(outlook: Outlook, node: Node, deeds: readonly Deed[], scratch: at.Sheet, out: Child[]): void {
  for (let d = 0; d < deeds.length; d++) {
    const deed = deeds[d];
    const ways = waysToGo(outlook, node.sheet, deed.location);
    for (let by: number = BY.any; by < ways; by++) {
      scratch.set(node.sheet);
      if (!doDeed(outlook.board, scratch, deed, by)) continue;
      out.push({ parent: node, step: { deed, by }, worth: evaluate(outlook, scratch) });
    }
  }
}

/** The best children, without those that came to the same position by another order. */
function select(children: Child[], width: number, outlook: Outlook): Node[] {
  children.sort((a, b) => b.worth - a.worth);
  const nodes: Node[] = [];
  for (const child of children) {
    if (nodes.length >= width) break;
    const sheet = child.parent.sheet.slice();
    doDeed(outlook.board, sheet, child.step.deed, child.step.by);
    const known = nodes.some(
      (node) => Math.abs(node.worth - child.worth) < 1e-9 && isSame(node.sheet, sheet),
    );
    if (!known) nodes.push({ ...child, sheet });
  }
  return nodes;
}

function isSame(a: at.Sheet, b: at.Sheet): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The best plans for a round, best first: a beam over sequences of deeds. The empty plan is always among them. */
export function findPlans(
  outlook: Outlook,
  root: at.Sheet,
  deeds: readonly Deed[],
  width: number,
  most: number,
): Plan[] {
  const scratch = root.slice();
  let layer: Node[] = [{ parent: null, step: null, worth: evaluate(outlook, root), sheet: root }];
  const found: Node[] = [...layer];
  for (let depth = 0; depth < DEEPEST && layer.length > 0; depth++) {
    const children: Child[] = [];
    for (const node of layer) expand(outlook, node, deeds, scratch, children);
    layer = select(children, width, outlook);
    for (const node of layer) found.push(node);
  }
  found.sort((a, b) => b.worth - a.worth);
  return found.slice(0, most).map((node) => ({ steps: stepsTo(node), worth: node.worth }));
}

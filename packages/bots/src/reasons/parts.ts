import { createDice } from '../dice.ts';
import { evaluate, promisesOf } from '../evaluate/evaluate.ts';
import { pointsNow } from '../evaluate/points.ts';
import { type Outlook, type Part, PARTS } from '../evaluate/outlook.ts';
import type { InputsOfGroup, Opinion } from '../evaluate/opinion.ts';
import type { Plan } from '../plan/beam.ts';
import { type Rehearsal, sheetAfter } from '../plan/rehearse.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** A sheet weighed, with what is needed to say why it is worth more or less than another. */
export interface Worth {
  readonly expected: number;
  /** By PARTS, as far as weights say it; with a net only what would be scored now, and what rivals lose by an earlier end. */
  readonly parts: Float64Array;
  /** What the net saw; null without one. */
  readonly inputs: Float64Array | null;
  readonly opinion: Opinion | null;
}

/** Weighs a sheet and keeps why. */
export function weighSheet(outlook: Outlook, sheet: Sheet): Worth {
  const expected = evaluate(outlook, sheet);
  const { opinion } = outlook;
  if (opinion === null || opinion.tempo.rounds <= 0) {
    return { expected, parts: outlook.parts.slice(), inputs: null, opinion: null };
  }
  const parts = new Float64Array(PARTS.length);
  parts[PARTS.indexOf('points')] = pointsNow(outlook, sheet);
  parts[PARTS.indexOf('order')] = promisesOf(outlook, sheet).order;
  parts[PARTS.indexOf('supply')] = opinion.rivalsLossLast();
  return { expected, parts, inputs: opinion.inputsLast(), opinion };
}

/** The part of a position that each group of a net's inputs tells of. */
const PART_OF: Readonly<Record<InputsOfGroup['group'], Part>> = {
  rounds: 'supply',
  players: 'supply',
  own: 'bag',
  stored: 'openRows',
  kept: 'kept',
  supply: 'supply',
  bag: 'bag',
  coins: 'coins',
  rows: 'openRows',
  rowSums: 'openRows',
  order: 'order',
  buildings: 'houses',
  carts: 'carts',
  gains: 'extensions',
  takes: 'extensions',
  verbs: 'extensions',
  assets: 'assets',
  missions: 'missions',
  figure: 'place',
  lying: 'kept',
  asked: 'order',
  wanting: 'order',
  offers: 'order',
  drawable: 'bag',
  away: 'place',
  endStoring: 'openRows',
  strip: 'extensions',
  rowLacks: 'openRows',
  rowBrings: 'openRows',
  houseKinds: 'houses',
  waiting: 'kept',
  tempo: 'supply',
  modules: 'supply',
  value: 'bag',
  price: 'coins',
  pack: 'supply',
  extras: 'extensions',
  uses: 'extensions',
  margin: 'extensions',
  ownAssets: 'assets',
  assetGains: 'assets',
  assetVerbs: 'assets',
  assetExtras: 'assets',
  assetCount: 'assets',
  stripGains: 'extensions',
  stripVerbs: 'extensions',
  cheapGains: 'extensions',
  cheapVerbs: 'extensions',
  pileGains: 'extensions',
  pileVerbs: 'extensions',
  trading: 'opals',
  rivals: 'supply',
  sales: 'coins',
  houseTiles: 'houses',
  nextRows: 'openRows',
  road: 'bag',
  demand: 'order',
  houseLeft: 'houses',
  boatLeft: 'houses',
};

/** Orders in which the groups are exchanged; each is also gone backwards. */
const ORDERS = 8;

/** Goes from one net's view to the other group by group, and says of each what the opinion changes by. */
function walk(
  opinion: Opinion,
  from: Float64Array,
  to: Float64Array,
  order: readonly number[],
  into: Float64Array,
): void {
  const inputs = from.slice();
  let before = opinion.pointsFor(inputs);
  for (const index of order) {
    const { group, from: start, to: end } = opinion.groups[index];
    inputs.set(to.subarray(start, end), start);
    const after = opinion.pointsFor(inputs);
    into[PARTS.indexOf(PART_OF[group])] += (after - before) / (2 * ORDERS);
    before = after;
  }
}

/** What one group is due depends on which went before, so several orders are averaged (Shapley's way). */
function netDifferences(own: Worth, other: Worth, into: Float64Array): void {
  const { opinion } = own;
  const mine = own.inputs;
  const theirs = other.inputs;
  if (opinion === null || mine === null || theirs === null) return;
  const order = opinion.groups.flatMap(({ from, to }, index) =>
    mine.subarray(from, to).some((value, i) => value !== theirs[from + i]) ? [index] : [],
  );
  const dice = createDice('orders');
  for (let i = 0; i < ORDERS; i++) {
    for (let k = order.length - 1; k > 0; k--) {
      const j = dice.below(k + 1);
      [order[k], order[j]] = [order[j], order[k]];
    }
    walk(opinion, theirs, mine, order, into);
    walk(opinion, theirs, mine, order.toReversed(), into);
  }
}

/** By PARTS: how many of the points between two sheets are due to each; they add up to the whole. */
export function partsBetween(own: Worth, other: Worth): Float64Array {
  const points = own.parts.map((part, index) => part - other.parts[index]);
  netDifferences(own, other, points);
  return points;
}

/** Weighs the position to which a plan leads. */
export function weighPlan({ outlook, sheet }: Rehearsal, plan: Plan): Worth {
  return weighSheet(outlook, sheetAfter(outlook, sheet, plan));
}

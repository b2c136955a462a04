import {
  type Game,
  type Location,
  openOrdersOf,
  type PlayerView,
  type Score,
  score,
} from '@altiplano/rules/engine';
import { viewOf } from '../sight/view-of.ts';
import { type RowChange, rowChanges, type TileChanges, tileChanges } from './tile-changes.ts';

const CARDS = ['extensions', 'assets', 'houses', 'boats', 'fulfilled'] as const;
const NUMBERS = ['coins', 'opals', 'road', 'planningSpaces', 'freeCartUses'] as const;

/** What is different for one player between two positions; what stays the same is left out or 0. */
export interface Changes {
  readonly coins: number;
  readonly opals: number;
  readonly road: number;
  readonly planningSpaces: number;
  readonly freeCartUses: number;
  /** Points if the game ended there, by source and in all. */
  readonly score: Readonly<Partial<Record<Exclude<keyof Score, 'coins'>, number>>>;
  readonly figure: { readonly from: Location | null; readonly to: Location | null } | null;
  readonly tiles: TileChanges;
  readonly rows: readonly RowChange[];
  readonly gained: CardChanges;
  readonly lost: CardChanges;
  /** The open order: another one, or tiles delivered to it. */
  readonly order: { readonly id: string; readonly delivered: number } | null;
}

/** Ids of cards by their kind; fulfilled orders are `fulfilled`. */
export type CardChanges = Readonly<Partial<Record<(typeof CARDS)[number], readonly string[]>>>;

/** What is different for a seat from one position of a game to another. */
export function changesFor(before: Game, after: Game, seat: number): Changes | null {
  const old = viewOf(before, seat).players[seat];
  const now = viewOf(after, seat).players[seat];
  if (old === undefined || now === undefined) return null;
  const [coins = 0, opals = 0, road = 0, planningSpaces = 0, freeCartUses = 0] = NUMBERS.map(
    (name) => now[name] - old[name],
  );
  return {
    coins,
    opals,
    road,
    planningSpaces,
    freeCartUses,
    score: scoreChanges(score(before, seat), score(after, seat)),
    figure: now.figure === old.figure ? null : { from: old.figure, to: now.figure },
    tiles: tileChanges(old, now),
    rows: rowChanges(old, now),
    gained: cardsMissing(now, old),
    lost: cardsMissing(old, now),
    order: orderChange(old, now),
  };
}

function scoreChanges(before: Score, after: Score): Changes['score'] {
  const changes: Partial<Record<keyof Score, number>> = {};
  for (const line of Object.keys(after) as (keyof Score)[]) {
    if (line !== 'coins' && after[line] !== before[line]) changes[line] = after[line] - before[line];
  }
  return changes;
}

/** The cards of one that the other does not have. */
function cardsMissing(of: PlayerView, from: PlayerView): CardChanges {
  const changes: Partial<Record<(typeof CARDS)[number], readonly string[]>> = {};
  for (const kind of CARDS) {
    const ids = of[kind].filter((id) => !from[kind].includes(id));
    if (ids.length > 0) changes[kind] = ids;
  }
  return changes;
}

function orderChange(before: PlayerView, after: PlayerView): Changes['order'] {
  const old = openOrdersOf(before);
  for (const { id, delivered } of openOrdersOf(after)) {
    const earlier = old.find((order) => order.id === id);
    const more = delivered.filter((isDone, space) => isDone && earlier?.delivered[space] !== true).length;
    if (earlier === undefined || more > 0) return { id, delivered: more };
  }
  return null;
}

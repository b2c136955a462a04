import { assetSum, type ExchangeTable, type Game } from '@altiplano/rules/engine';
import { netsFor } from '../learned/nets.ts';
import { createCouncilOpinion } from '../council/council-opinion.ts';
import { createOpinion } from '../learned/opinion.ts';
import { exponential } from './exponential.ts';
import type { Opinion } from './opinion.ts';
import type { Mind } from '../plan/mind.ts';
import { type Board, readBoard } from '../sheet/board.ts';
import { tilesDrawnAtEnd } from './end-storing.ts';
import { readTempo } from './tempo.ts';
import { drawWeights, type Weights } from './weights.ts';
import { assetWorth, extensionWorth } from './worth.ts';

/** The parts of a position's worth, in the order of `Outlook.parts`. */
export const PARTS = [
  'points',
  'goods',
  'rows',
  'openRows',
  'order',
  'bag',
  'kept',
  'coins',
  'carts',
  'houses',
  'extensions',
  'assets',
  'opals',
  'missions',
  'place',
  'supply',
] as const;
export type Part = (typeof PARTS)[number];

/** What stays the same while one decision of a seat is weighed: its board, the rounds left, the weights, worths of cards. */
export interface Outlook {
  readonly board: Board;
  readonly weights: Weights;
  readonly draw: Float64Array;
  /** Rounds after this one that can be counted on. */
  readonly rounds: number;
  /** By missing tiles: the chance that they still come. */
  readonly chance: Float64Array;
  /** By missing tiles and how many of them are not owned: the chance that a row is still completed. */
  readonly rowChance: Float64Array;
  /** By good: how much work it is to come by one. */
  readonly make: Float64Array;
  /** Planning spaces beside those of the road. */
  readonly planning: number;
  readonly ownedWorth: number;
  readonly extensionWorths: Float64Array;
  readonly assetWorths: Float64Array;
  /** Points per asset and per extension at the end, and how many are owned. */
  readonly perAsset: number;
  readonly perExtension: number;
  readonly assets: number;
  readonly extensions: number;
  /** Tiles drawn and stored before scoring (X24). */
  readonly drawnAtEnd: number;
  readonly missions: readonly number[];
  /** Points of missions fulfilled. */
  readonly missionPoints: number;
  readonly whims: readonly number[] | null;
  /** The opinion of the nets, if the mind has some. */
  readonly opinion: Opinion | null;
  /** What each part adds, written by `evaluate`. */
  readonly parts: Float64Array;
}

export const MOST_MISSING = 9;

/** That so many tiles still come; at once where no patience is needed. */
function chanceOf(missing: number, rounds: number, patience: number): number {
  if (missing === 0) return 1;
  return rounds <= 0 ? 0 : 1 - exponential(-rounds / (missing * Math.max(0, patience)));
}

function chances(rounds: number, effort: number, make: number): Float64Array {
  const list = new Float64Array(MOST_MISSING * MOST_MISSING);
  if (rounds <= 0) return list;
  for (let missing = 0; missing < MOST_MISSING; missing++) {
    for (let wanting = 0; wanting <= missing; wanting++) {
      const work = missing + Math.max(0, make) * wanting;
      list[missing * MOST_MISSING + wanting] = exponential((-Math.max(0, effort) * work) / (rounds + 0.5));
    }
  }
  return list;
}

/** Dear goods are far away, unless an own card gives them. */
function makeWork(game: Game, seatNumber: number): Float64Array {
  const { tables } = game;
  const work = Float64Array.from(tables.value, (value) => 1 + 0.7 * value);
  const near = (exchange: ExchangeTable | null): void => {
    for (const good of exchange?.gains ?? []) work[good] = 0.8;
  };
  const seat = game.state.seats[seatNumber];
  if (seat.role >= 0) near(tables.roleExchange[seat.role]);
  for (let i = 0; i < seat.extensionCount; i++) {
    near(tables.siteExchange[tables.firstExtension + seat.extensions[i]]);
  }
  return work;
}

/** The best that an own card makes of each thing, as an addition to what drawing it is worth. */
function addUses(game: Game, seatNumber: number, weight: number, draw: Float64Array): void {
  const plain = draw.slice();
  const { tables } = game;
  const best = new Float64Array(draw.length);
  const consider = (exchange: ExchangeTable | null): void => {
    if (exchange === null) return;
    let gain = exchange.points + 0.5 * (exchange.coins + exchange.opals);
    for (const good of exchange.gains) gain = Math.max(gain, tables.value[good] + plain[good]);
    for (const thing of exchange.pays) {
      if (thing < best.length) best[thing] = Math.max(best[thing], gain / exchange.pays.length);
    }
  };
  const seat = game.state.seats[seatNumber];
  if (seat.role >= 0) consider(tables.roleExchange[seat.role]);
  for (let i = 0; i < seat.extensionCount; i++) {
    consider(tables.siteExchange[tables.firstExtension + seat.extensions[i]]);
  }
  for (let good = 0; good < draw.length; good++) draw[good] += weight * best[good];
}

function worths(count: number, worth: (card: number) => number): Float64Array {
  const list = new Float64Array(count);
  for (let card = 0; card < count; card++) list[card] = worth(card);
  return list;
}

/** Looks ahead for a seat with so many rounds to come: what all that does not change within a round is worth. */
export function createOutlook(game: Game, seatNumber: number, mind: Mind, left: number): Outlook {
  const { weights, whims } = mind;
  const { tables, state } = game;
  const board = readBoard(game, seatNumber);
  const planning = tables.planningStart + assetSum(game, seatNumber, 'planningSpaces');
  const seat = state.seats[seatNumber];
  const draw = drawWeights(weights);
  const rounds = left * weights.horizon;
  const extensionWorths = worths(state.extensionAt.length, (tile) =>
    extensionWorth(game, weights, draw, tile, rounds),
  );
  const assetWorths = worths(game.options.traveler === 'full' ? state.assetAt.length : 0, (asset) =>
    assetWorth(game, seatNumber, weights, draw, asset, rounds),
  );
  addUses(game, seatNumber, weights.drawUse, draw);
  let ownedWorth = 0;
  for (let i = 0; i < seat.extensionCount; i++) ownedWorth += extensionWorths[seat.extensions[i]];
  let assets = 0;
  for (let i = 0; i < seat.assetCount; i++) assets += assetWorths[seat.assets[i]];
  return {
    board,
    weights,
    draw,
    rounds,
    chance: worths(MOST_MISSING, (missing) => chanceOf(missing, rounds, weights.patience)),
    rowChance: chances(rounds, weights.rowEffort, weights.rowMake),
    make: makeWork(game, seatNumber),
    planning,
    ownedWorth: ownedWorth + assets,
    extensionWorths,
    assetWorths,
    perAsset: assetSum(game, seatNumber, 'endPointsPerAsset'),
    perExtension: assetSum(game, seatNumber, 'endPointsPerExtension'),
    assets: seat.assetCount,
    extensions: seat.extensionCount,
    drawnAtEnd: tilesDrawnAtEnd(game, seatNumber),
    missions: game.options.missions ? openMissions(game, seatNumber) : [],
    missionPoints: game.options.missions ? missionPointsOf(game, seatNumber) : 0,
    whims: whims ?? null,
    opinion: opinionOf(mind, board, left, planning),
    parts: new Float64Array(PARTS.length),
  };
}

/** The opinion that a mind has of the sheets of a round with so many to come; null if it goes by weights. */
function opinionOf({ council, nets }: Mind, board: Board, left: number, planning: number): Opinion | null {
  const { game, seat } = board;
  if (council !== undefined) {
    return createCouncilOpinion(board, council, readTempo(game, seat, left), planning);
  }
  if (nets === undefined) return null;
  return createOpinion(board, netsFor(nets, game.options), readTempo(game, seat, left), planning);
}

function openMissions(game: Game, seatNumber: number): number[] {
  const { missions, missionDone } = game.state.seats[seatNumber];
  return missions.filter((mission, slot) => mission >= 0 && missionDone[slot] === 0);
}

function missionPointsOf(game: Game, seatNumber: number): number {
  const { missions, missionDone } = game.state.seats[seatNumber];
  let points = 0;
  for (let slot = 0; slot < missions.length; slot++) {
    if (missionDone[slot] === 1) points += game.components.missions[missions[slot]].points;
  }
  return points;
}

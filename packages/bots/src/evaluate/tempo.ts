import {
  allCoins,
  type Game,
  GOOD_COUNT,
  HARBOR,
  HOME,
  LOCATION_COUNT,
  MARKET,
  VILLAGE,
} from '@altiplano/rules/engine';
import { countBits } from '../sheet/count-bits.ts';
import * as at from '../sheet/sheet.ts';
import { eventsLeft, leavingRate, readStocks, roundsLeft } from './rounds-left.ts';

/** How near the end is, and how much nearer it comes by what a seat takes in its round. */
export interface Tempo {
  /** Rounds that can be counted on if the seat takes no more than its share. */
  readonly rounds: number;
  /** Whether the end is settled (E1). */
  readonly isSettled: boolean;
  /** Rounds until the strip cannot be refilled, and how many of them it costs to buy an extension now. */
  readonly strip: number;
  readonly perPurchase: number;
  /** By location: rounds until it is empty, what lies there, what one seat usually takes, and what each tile more costs. */
  readonly emptying: Float64Array;
  readonly lefts: Float64Array;
  readonly shares: Float64Array;
  readonly perTile: Float64Array;
  readonly events: number;
  /** How often rivals buy extensions, from 0 to 1, and the coins of the richest. */
  readonly rivalsBuy: number;
  readonly rivalCoins: number;
  /** Points that a rival may expect of one more round. */
  readonly rivalPace: number;
}

/** What a round brings for each tile that is drawn, roughly. */
const POINTS_A_SPACE = 1.5;
/** Before anything is known of a seat it is taken to buy in one round of so many. */
const SELDOM = 4;

/** How often a seat buys, judged by what it has bought. */
function habit({ state }: Game, seat: number): number {
  return Math.min(1, (state.seats[seat].extensionCount + 1) / (state.round - 1 + SELDOM));
}

/** Extensions that leave the strip in this round (N3, N4): if the seat buys none more, and if it buys one. */
function leaving(game: Game, seat: number): { readonly without: number; readonly bought: number } {
  let sure = 0;
  let likely = 0;
  let nobody = 1;
  for (const [other, { boughtExtension, passed }] of game.state.seats.entries()) {
    sure += boughtExtension;
    if (other === seat || boughtExtension > 0 || passed > 0) continue;
    likely += habit(game, other);
    nobody *= 1 - habit(game, other);
  }
  return { without: sure + likely + (sure === 0 ? nobody : 0), bought: sure + likely + 1 };
}

function spacesOf({ state, tables }: Game, seat: number): number {
  let spaces = tables.planningStart;
  for (let step = 0; step < state.seats[seat].road; step++) if (tables.road[step] === 'planning') spaces++;
  return spaces;
}

/** Reads the tempo for a seat with so many rounds to come. */
export function readTempo(game: Game, seat: number, rounds: number): Tempo {
  const { state } = game;
  const players = state.seats.length;
  const emptying = new Float64Array(LOCATION_COUNT);
  const lefts = new Float64Array(LOCATION_COUNT);
  const shares = new Float64Array(LOCATION_COUNT);
  const perTile = new Float64Array(LOCATION_COUNT);
  readStocks(game, lefts, shares);
  // Before planning this round is one of those to come.
  const extra = rounds - roundsLeft(game);
  for (let location = 0; location < LOCATION_COUNT; location++) {
    perTile[location] = 1 / shares[location];
    emptying[location] = lefts[location] * perTile[location] + 1 + extra;
    shares[location] /= players;
  }
  const rate = leavingRate(game);
  const { without, bought } = leaving(game, seat);
  let rivalsBuy = 0;
  let rivalCoins = 0;
  let spaces = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    rivalsBuy += habit(game, other) / (players - 1);
    // Those of a plan in the making are still known to be theirs (K5).
    rivalCoins = Math.max(rivalCoins, allCoins(game, other));
    spaces = Math.max(spaces, spacesOf(game, other));
  }
  return {
    rounds,
    isSettled: state.lastRound !== 0,
    strip: (state.pileLeft - without) / rate + 2 + extra,
    perPurchase: (bought - without) / rate,
    emptying,
    lefts,
    shares,
    perTile,
    events: eventsLeft(game) + extra,
    rivalsBuy,
    rivalCoins,
    rivalPace: POINTS_A_SPACE * spaces,
  };
}

/** The end as a sheet brings it about; reused. */
export interface End {
  /** Rounds after this one. */
  rounds: number;
  strip: number;
  /** Rounds until the first location is empty, and the second. */
  nearest: number;
  second: number;
}

export function createEnd(): End {
  return { rounds: 0, strip: 0, nearest: 0, second: 0 };
}

const taken = new Float64Array(LOCATION_COUNT);

function countTaken({ lefts }: Tempo, sheet: at.Sheet): void {
  taken.set(lefts);
  for (let good = 0; good < GOOD_COUNT; good++)
    if (HOME[good] >= 0) taken[HOME[good]] -= sheet[at.SUPPLY + good];
  taken[VILLAGE] -= sheet[at.CARTS_LEFT] + countBits(sheet[at.HOUSES_LEFT]);
  taken[MARKET] -= countBits(sheet[at.ORDERS_LEFT]);
  taken[HARBOR] -= countBits(sheet[at.BOATS_LEFT]);
}

/** Says how near the end is after what a sheet has taken. What empties a location leaves one round (E1). */
export function foresee(tempo: Tempo, sheet: at.Sheet, end: End): void {
  end.strip = tempo.strip - (sheet[at.NEW_EXTENSION] > 0 ? tempo.perPurchase : 0);
  end.nearest = Number.POSITIVE_INFINITY;
  end.second = Number.POSITIVE_INFINITY;
  countTaken(tempo, sheet);
  for (let location = 0; location < LOCATION_COUNT; location++) {
    const beyond = Math.max(0, taken[location] - tempo.shares[location]);
    const isEmpty = taken[location] >= tempo.lefts[location];
    const rounds = isEmpty ? 1 : tempo.emptying[location] - beyond * tempo.perTile[location];
    if (rounds < end.nearest) {
      end.second = end.nearest;
      end.nearest = rounds;
    } else if (rounds < end.second) end.second = rounds;
  }
  end.rounds = tempo.isSettled ? tempo.rounds : Math.max(1, Math.min(end.strip, end.nearest, tempo.events));
}

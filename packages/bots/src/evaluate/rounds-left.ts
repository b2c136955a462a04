import {
  CARD,
  type Game,
  GOOD_COUNT,
  HARBOR,
  HOME,
  LOCATION_COUNT,
  MARKET,
  PHASE,
  VILLAGE,
} from '@altiplano/rules/engine';

/** Rounds in which a location would usually be emptied, and how many of them stand in for experience at first. */
const USUAL = 45;
const PRIOR = 20;

function countLeft(places: readonly number[]): number {
  let count = 0;
  for (let i = 0; i < places.length; i++) if (places[i] === CARD.market) count++;
  return count;
}

function countUsed(places: readonly number[]): number {
  let count = 0;
  for (let i = 0; i < places.length; i++) if (places[i] !== CARD.unused) count++;
  return count;
}

/** Of what a pack leaves empty from the start nothing can go; still something is left of none for no round. */
const LEAST_RATE = 1e-6;

/** How much of a stock goes in a round, if it goes on shrinking as it did so far. */
function shrinking(left: number, whole: number, played: number): number {
  return Math.max(LEAST_RATE, (whole - left + (PRIOR * whole) / USUAL) / (played + PRIOR));
}

const wholes = new Float64Array(LOCATION_COUNT);

function countLocations(game: Game, lefts: Float64Array): void {
  const { state, tables } = game;
  lefts.fill(0);
  wholes.fill(0);
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (HOME[good] < 0) continue;
    lefts[HOME[good]] += state.supply[good];
    wholes[HOME[good]] += tables.supply[good];
  }
  lefts[VILLAGE] += state.carts + countLeft(state.houseAt);
  wholes[VILLAGE] += tables.carts + countUsed(state.houseAt);
  lefts[MARKET] += countLeft(state.orderAt);
  wholes[MARKET] += tables.ordersInPlay;
  lefts[HARBOR] += countLeft(state.boatAt);
  wholes[HARBOR] += countUsed(state.boatAt);
}

/** What is left at each location, and how much of it goes in a round. */
export function readStocks(game: Game, lefts: Float64Array, rates: Float64Array): void {
  countLocations(game, lefts);
  const played = game.state.round - 1;
  for (let location = 0; location < LOCATION_COUNT; location++) {
    rates[location] = shrinking(lefts[location], wholes[location], played);
  }
}

/** How many extensions leave in a round; at least one does (N3, N4). */
export function leavingRate(game: Game): number {
  return Math.max(1, (PRIOR * 1.05 + dealt(game)) / (PRIOR + game.state.round - 1));
}

const stocks = new Float64Array(LOCATION_COUNT);
const stockRates = new Float64Array(LOCATION_COUNT);

/** How many more rounds are expected after this one, from what all can see (E1, Z3). */
export function roundsLeft(game: Game): number {
  const { state } = game;
  if (state.lastRound !== 0) return Math.max(0, state.lastRound - state.round);
  // The round after the last refill is played.
  let least = state.pileLeft / leavingRate(game) + 1;
  readStocks(game, stocks, stockRates);
  for (let location = 0; location < LOCATION_COUNT; location++) {
    least = Math.min(least, stocks[location] / stockRates[location] + 1);
  }
  return Math.min(least, eventsLeft(game));
}

/** Rounds until the events of a short game are through (Z3). */
export function eventsLeft({ options, state }: Game): number {
  return options.short ? state.eventCount - state.eventsRevealed : Number.POSITIVE_INFINITY;
}

/** Extensions that have come off the pile since the strip was first filled. */
function dealt(game: Game): number {
  const { state } = game;
  return countUsed(state.extensionAt) - state.pileLeft - state.strip.length;
}

/** Rounds that are still to be planned: this one too before its planning. */
export function roundsToCome(game: Game): number {
  return roundsLeft(game) + (game.state.phase < PHASE.planning ? 1 : 0);
}

import { COIN, type ExchangeTable, type Game, type Seat, WOOD } from '@altiplano/rules/engine';
import type { Weights } from './weights.ts';

/** What a card's exchange is worth per round, by what it gains and takes. */
function exchangeWorth(game: Game, weights: Weights, draw: Float64Array, exchange: ExchangeTable): number {
  let gain = 0;
  for (const good of exchange.gains) gain = Math.max(gain, game.tables.value[good] + draw[good]);
  gain += 0.6 * exchange.coins + 0.9 * exchange.opals + exchange.points;
  let worth = weights.exchange + weights.exchangeGain * gain;
  for (const thing of exchange.pays) {
    worth += thing === COIN ? weights.exchangeCoin : weights.exchangeTile;
  }
  return Math.max(0, worth);
}

/** What an extension is worth to its owner for the rounds left. */
export function extensionWorth(
  game: Game,
  weights: Weights,
  draw: Float64Array,
  tile: number,
  rounds: number,
): number {
  const exchange = game.tables.siteExchange[game.tables.firstExtension + tile];
  if (exchange !== null) return rounds * exchangeWorth(game, weights, draw, exchange);
  switch (game.tables.extensionVerb[tile]) {
    case 'extraSpace':
      return rounds * weights.extraSpace;
    case 'fare':
      return rounds * weights.fare;
    case 'swapDrawn':
      return rounds * weights.swapDrawn;
    case 'spaces':
      return rounds * weights.spaces;
    case 'storeAtEnd':
      return rounds > 0 ? weights.storeAtEnd : 0;
    case 'holdCorn':
      return rounds * weights.holdCorn;
    case 'exchange':
      return 0;
  }
}

function tiles({ planning, bag, container, hand }: Seat, good: number): number {
  return planning[good] + bag[good] + container[good] + hand[good];
}

/** How far a seat has what an exchange takes: three of each are plenty. */
function readiness(seat: Seat, { pays }: ExchangeTable): number {
  let least = 1.6;
  for (const thing of pays) {
    const has = thing === COIN ? seat.coins : tiles(seat, thing);
    least = Math.min(least, 0.7 + 0.3 * has);
  }
  return least;
}

/** How often a seat uses a permanent asset, and by how much, measured by a middling one. */
function usefulness(game: Game, seat: Seat, asset: number): number {
  const amount = game.tables.assetAmount[asset];
  switch (game.tables.assetVerb[asset]) {
    case 'fare':
      return Math.min(1.2, 0.4 * tiles(seat, amount));
    case 'steps':
      return seat.carts.some((cart) => cart > 0) ? 0.6 : 1;
    case 'freeCartUses':
      return seat.carts.some((cart) => cart > 0) ? 1.3 : 0.5;
    case 'sellBonus':
      return 0.9 * amount;
    case 'roadCoins':
      return Math.min(1.4, 0.12 * (game.tables.road.length - seat.road)) * 0.5 * amount;
    case 'rowPoints':
      return (0.5 + 0.12 * seat.rowGood.filter((good) => good >= 0).length) * 0.5 * amount;
    case 'extensionDiscount':
      return (seat.coins > 3 ? 1.2 : 0.7) * amount;
    case 'boatPoints':
      return (0.5 + 0.25 * tiles(seat, WOOD)) * 0.5 * amount;
    case 'orderPoints':
      return (seat.order >= 0 ? 0.35 : 0.2) * amount;
    case 'secondOrder':
      return seat.order >= 0 ? 1.2 : 0.8;
    case 'planningSpaces':
    case 'endPointsPerAsset':
    case 'endPointsPerExtension':
    case 'exchangeForTraveler':
    case 'storeForTraveler':
      return 1;
  }
}

/** What an asset is worth to its owner for the rounds left; points at the end are counted with the score. */
export function assetWorth(
  game: Game,
  seatNumber: number,
  weights: Weights,
  draw: Float64Array,
  asset: number,
  rounds: number,
): number {
  const seat = game.state.seats[seatNumber];
  const exchange = game.tables.siteExchange[game.tables.firstAsset + asset];
  if (exchange !== null) {
    const worth = exchangeWorth(game, weights, draw, exchange);
    return rounds * weights.travelerExchange * worth * readiness(seat, exchange);
  }
  switch (game.tables.assetVerb[asset]) {
    case 'storeForTraveler':
      return rounds * weights.travelerStore;
    case 'planningSpaces':
    case 'endPointsPerAsset':
    case 'endPointsPerExtension':
      return 0;
    default:
      return rounds * weights.permanentAsset * usefulness(game, seat, asset);
  }
}

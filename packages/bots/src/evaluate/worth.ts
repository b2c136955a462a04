import { COIN, type ExchangeTable, type Game } from '@altiplano/rules';
import type { Weights } from './weights.ts';

/** What a card's exchange is worth per round, by what it gains and takes. */
function exchangeWorth(game: Game, weights: Weights, draw: Float64Array, exchange: ExchangeTable): number {
  let gain = 0;
  for (const good of exchange.gains) gain = Math.max(gain, game.tables.value[good] + draw[good]);
  gain += 0.5 * exchange.coins + 0.5 * exchange.opals + exchange.points;
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
      return weights.storeAtEnd;
    case 'holdCorn':
      return rounds * weights.holdCorn;
    case 'exchange':
      return 0;
  }
}

/** What an asset is worth to its owner for the rounds left; points at the end are counted with the score. */
export function assetWorth(
  game: Game,
  weights: Weights,
  draw: Float64Array,
  asset: number,
  rounds: number,
): number {
  const exchange = game.tables.siteExchange[game.tables.firstAsset + asset];
  if (exchange !== null) {
    return rounds * weights.travelerExchange * exchangeWorth(game, weights, draw, exchange);
  }
  switch (game.tables.assetVerb[asset]) {
    case 'storeForTraveler':
      return rounds * weights.travelerStore;
    case 'planningSpaces':
    case 'endPointsPerAsset':
    case 'endPointsPerExtension':
      return 0;
    default:
      return rounds * weights.permanentAsset;
  }
}

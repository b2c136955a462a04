/**
 * What a position is worth beyond the points it would score now, in points. A weight `per round` is multiplied by the
 * rounds still expected. All are free to be tuned by self-play; the names stand in the weights file.
 */
export const WEIGHTS = {
  /** A tile drawn: what it brings on average in the round in which it comes out of the bag. */
  drawFood: 0.85,
  drawWood: 0.8,
  drawStone: 0.8,
  drawFish: 0.6,
  drawAlpaca: 0.8,
  drawCacao: 1.1,
  drawOre: 0.9,
  drawWool: 1.0,
  drawCloth: 1.0,
  drawSilver: 1.1,
  drawGlass: 1.1,
  /** The share of a draw that a tile kept on a space saves next round. */
  keep: 0.6,
  /** Each kind of good owned, while there is time to use it. */
  kinds: 0.3,
  /** What a drawn tile loses as its kind fills the bag: food, and each other good. */
  crowdFood: 0.8,
  crowdOther: 0.5,
  /** What a drawn tile gains if an own card takes it, by what that brings. */
  drawUse: 0.1,
  /** Per round, an unlocked planning space, and a stone and wood at hand for the next step of the road. */
  planningSpace: 0.3,
  roadPair: 0.3,
  /** Two stone for a house, two wood for a boat. */
  stonePair: 0.5,
  woodPair: 0.5,
  /** How hard a missing tile of an open row or order is, one not owned besides, and what it costs when it comes. */
  rowEffort: 0.8,
  rowMake: 1,
  rowTile: 0.5,
  /** The next row to be started, by its points. */
  rowNext: 0.1,
  orderEffort: 0.4,
  orderMake: 1,
  orderTile: 1.3,
  /** A coin at any time, the first few, and the others, while there is time to spend them. */
  anyCoin: 0.01,
  firstCoins: 0.7,
  moreCoins: 0.3,
  /** Per round. */
  firstCart: 0.25,
  moreCarts: 0.1,
  house: 0.1,
  /** Per round, an extension or asset that exchanges: always, by what it gains, and for each tile or coin it takes. */
  exchange: 0.25,
  exchangeGain: 0.2,
  exchangeTile: -0.1,
  exchangeCoin: -0.15,
  /** Per round, the other extensions; the one that stores at the end once. */
  extraSpace: 0.3,
  fare: 0.1,
  swapDrawn: 0.3,
  spaces: 0.25,
  storeAtEnd: 5,
  holdCorn: 0.1,
  /** Per round, assets; those that pay at the end once, per round left. */
  travelerExchange: 0.25,
  travelerStore: 0.3,
  permanentAsset: 0.2,
  opal: 0.1,
  mission: 0.6,
  /** How many rounds a missing tile takes. */
  patience: 0.9,
  /** The share of the expected rounds that can be counted on. */
  horizon: 0.8,
} as const satisfies Record<string, number>;

export type WeightName = keyof typeof WEIGHTS;
export type Weights = Readonly<Record<WeightName, number>>;
export const WEIGHT_NAMES = Object.keys(WEIGHTS) as WeightName[];

/** The draw weights by good; corn is never drawn. */
export function drawWeights(weights: Weights): Float64Array {
  return Float64Array.of(
    weights.drawFood,
    0,
    weights.drawWood,
    weights.drawStone,
    weights.drawFish,
    weights.drawAlpaca,
    weights.drawCacao,
    weights.drawOre,
    weights.drawWool,
    weights.drawCloth,
    weights.drawSilver,
    weights.drawGlass,
  );
}

import { type AssetEffect, type ExtensionEffect, GOOD_COUNT, LOCATION_COUNT } from '@altiplano/rules/engine';
import { FIRST_CARD_PLACE } from '../sheet/sheet.ts';

/** Inputs are whole numbers, so many to the unit, which every machine reckons alike. */
export const UNIT = 64;

/** What cards do beside exchanging, by verb and never by name. */
export const EXTENSION_VERBS = [
  'extraSpace',
  'fare',
  'swapDrawn',
  'spaces',
  'storeAtEnd',
  'holdCorn',
] as const satisfies readonly ExtensionEffect['verb'][];
export const ASSET_VERBS = [
  'fare',
  'steps',
  'sellBonus',
  'roadCoins',
  'rowPoints',
  'boatPoints',
  'orderPoints',
  'extensionDiscount',
  'planningSpaces',
  'freeCartUses',
  'endPointsPerAsset',
  'endPointsPerExtension',
  'storeForTraveler',
  'secondOrder',
] as const satisfies readonly AssetEffect['verb'][];

const THINGS = GOOD_COUNT + 1;
/** Coins, opals and points that exchanges give beside goods. */
const EXTRAS = 3;
export const ROAD_SEEN = 6;
export const ROWS_SEEN = 10;
export const NEXT_ROWS = 3;
const MISSIONS = 2;

/** The inputs by group, with how many there are of each. */
const SIZES = {
  players: 4,
  modules: 5,
  value: GOOD_COUNT,
  price: GOOD_COUNT,
  pack: 6,
  gains: GOOD_COUNT,
  takes: THINGS,
  extras: EXTRAS,
  uses: LOCATION_COUNT + 1,
  margin: 1,
  verbs: EXTENSION_VERBS.length,
  ownAssets: 1 + ASSET_VERBS.length,
  assetGains: GOOD_COUNT,
  assetVerbs: ASSET_VERBS.length,
  assetExtras: EXTRAS,
  assetCount: 2,
  stripGains: GOOD_COUNT,
  stripVerbs: EXTENSION_VERBS.length,
  cheapGains: GOOD_COUNT,
  cheapVerbs: EXTENSION_VERBS.length,
  pileGains: GOOD_COUNT,
  pileVerbs: EXTENSION_VERBS.length,
  drawable: GOOD_COUNT + 1,
  trading: GOOD_COUNT,
  rivals: 4,
  rounds: 4,
  tempo: 4,
  own: GOOD_COUNT,
  stored: GOOD_COUNT,
  kept: GOOD_COUNT,
  supply: GOOD_COUNT,
  bag: 5,
  sales: 2,
  houseTiles: 1,
  coins: 3,
  rows: ROWS_SEEN,
  rowSums: 5,
  rowLacks: GOOD_COUNT,
  rowBrings: GOOD_COUNT,
  nextRows: 2 * NEXT_ROWS + 1,
  road: 2 * ROAD_SEEN,
  order: 9,
  asked: GOOD_COUNT,
  wanting: GOOD_COUNT,
  offers: 6,
  demand: GOOD_COUNT,
  houseKinds: GOOD_COUNT,
  houseLeft: GOOD_COUNT,
  boatLeft: GOOD_COUNT,
  buildings: 7,
  carts: 3,
  missions: 1 + 3 * MISSIONS,
  endStoring: 1,
  figure: LOCATION_COUNT,
  away: LOCATION_COUNT,
  lying: FIRST_CARD_PLACE,
  waiting: LOCATION_COUNT * GOOD_COUNT + 3,
} as const;

export type InputGroup = keyof typeof SIZES;
const groups = Object.keys(SIZES) as InputGroup[];

/** Where each group begins. */
export const AT = {} as Record<InputGroup, number>;
let count = 0;
for (const group of groups) {
  AT[group] = count;
  count += SIZES[group];
}
/** Whole vectors of eight, the rest is always zero. */
export const INPUTS = Math.ceil(count / 8) * 8;

export const INPUT_GROUPS = groups.map((group) => ({
  group,
  from: AT[group],
  to: AT[group] + SIZES[group],
}));

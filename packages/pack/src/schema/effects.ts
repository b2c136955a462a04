import type {
  AssetEffect,
  EventEffect,
  Exchange,
  ExtensionEffect,
  MissionCondition,
} from '@altiplano/rules/engine';
import { exactly, vocabulary } from './shapes.ts';
import { good, letter, listOf, location, looseGood, payment, setOf, whole } from './words.ts';

const points = whole(0);
const coins = whole(0);
const price = whole(0);
const least = whole(1);
const spaces = whole(1, 6);
const steps = whole(1, 6);
const tiles = whole(1);
const pays = listOf(payment, 1, 6);
const gains = setOf(good, 1, 6);
const goods = setOf(good, 1, 12);

export const exchange = exactly<Exchange>({ location, pays, gains });

export const extensionEffect = vocabulary<ExtensionEffect>({
  exchange: { location, pays, gains },
  extraSpace: {},
  fare: { thing: payment },
  swapDrawn: {},
  spaces: { location, spaces },
  storeAtEnd: { tiles },
  holdCorn: { corn: whole(1, 6), location: location.optional() },
});

export const assetEffect = vocabulary<AssetEffect>({
  fare: { thing: payment },
  steps: { steps },
  sellBonus: { coins },
  roadCoins: { coins },
  rowPoints: { points },
  boatPoints: { points },
  orderPoints: { points },
  secondOrder: {},
  extensionDiscount: { coins },
  planningSpaces: { spaces },
  freeCartUses: { more: whole(1, 6) },
  endPointsPerAsset: { points },
  endPointsPerExtension: { points },
  exchangeForTraveler: { pays, gains: setOf(good, 0, 6), coins, opals: whole(0), points },
  storeForTraveler: { spaces },
});

export const missionCondition = vocabulary<MissionCondition>({
  orders: { least },
  ordersAskingFor: { goods, least },
  boats: { least },
  houses: { least },
  orderBoatAndHouse: {},
  stored: { good, least },
  storedKinds: { least: whole(1, 12) },
  storedTiles: { least },
  rows: { least },
  rowsWithoutCorn: { least },
  firstRow: {},
  firstRowOf: { good },
  firstOrder: {},
  firstHouse: {},
  ownedAtEnd: { goods, least },
  mostAtEnd: { good },
  assetsAtEnd: { least },
});

export const eventEffect = vocabulary<EventEffect>({
  gainCoins: { coins },
  gainCoinsPerRow: { coins },
  coinsForTheBroke: { coins },
  pointsForTheBroke: { points },
  pointsForFewestCorn: { points },
  dropExtension: {},
  dropRandomOrder: {},
  dropRandomHouse: {},
  discountExtensions: { coins },
  sellAlso: { goods: setOf(looseGood, 1, 11), price: whole(1) },
  closeGapsAtOnce: {},
  longerSteps: { steps },
  offerPlanningSpace: { spaces },
  offerCart: { price },
  offerGood: { good: looseGood, price },
  offerRoad: {},
  offerPoints: { most: whole(1) },
  offerFigure: {},
  offerCornMove: {},
  offerDrawAndStore: { tiles },
  offerDrawAndPlace: {},
  offerFreeCart: { points },
  offerGoodReturn: { good: looseGood, points },
  offerFewerPlanning: { points },
  offerExtensionRemoval: { letters: setOf(letter, 1, 4), points },
  offerRearranging: {},
  offerCartReturn: { points },
  offerRefill: {},
  offerStoreDrawn: {},
  offerDiscardDrawn: { coins },
});

import type { Good, Thing } from '../goods.ts';
import type { Location } from '../locations.ts';
import type { Letter } from './components.ts';

/** What an extension does: a closed vocabulary, one verb per way of working (X1–X25). */
export type ExtensionEffect =
  | {
      readonly verb: 'exchange';
      readonly location: Location;
      readonly pays: readonly Thing[];
      readonly gains: readonly Good[];
    }
  /** One space for any tile, which serves wherever the figure is (X14, X20). */
  | { readonly verb: 'extraSpace' }
  /** This thing may be placed on movement spaces like food (X17). */
  | { readonly verb: 'fare'; readonly thing: Thing }
  /** Between drawing and planning one tile may be swapped (X18). */
  | { readonly verb: 'swapDrawn' }
  /** More spaces for a location (X19). */
  | { readonly verb: 'spaces'; readonly location: Location; readonly spaces: number }
  /** Before scoring tiles are drawn and may be stored (X24). */
  | { readonly verb: 'storeAtEnd'; readonly tiles: number }
  /** Corn may wait here, and is stored by an action at a location: the village, where a pack names none (X25). */
  | { readonly verb: 'holdCorn'; readonly corn: number; readonly location?: Location | undefined };

/** What an asset does: permanent, or (exchangeForTraveler, storeForTraveler) a traveler action. */
export type AssetEffect =
  | { readonly verb: 'fare'; readonly thing: Thing }
  | { readonly verb: 'steps'; readonly steps: number }
  | { readonly verb: 'sellBonus'; readonly coins: number }
  | { readonly verb: 'roadCoins'; readonly coins: number }
  | { readonly verb: 'rowPoints'; readonly points: number }
  | { readonly verb: 'boatPoints'; readonly points: number }
  | { readonly verb: 'orderPoints'; readonly points: number }
  /** A second order may be open (A35). */
  | { readonly verb: 'secondOrder' }
  | { readonly verb: 'extensionDiscount'; readonly coins: number }
  | { readonly verb: 'planningSpaces'; readonly spaces: number }
  | { readonly verb: 'freeCartUses'; readonly more: number }
  | { readonly verb: 'endPointsPerAsset'; readonly points: number }
  | { readonly verb: 'endPointsPerExtension'; readonly points: number }
  | {
      readonly verb: 'exchangeForTraveler';
      readonly pays: readonly Thing[];
      readonly gains: readonly Good[];
      readonly coins: number;
      readonly opals: number;
      readonly points: number;
    }
  | { readonly verb: 'storeForTraveler'; readonly spaces: number };

export type MissionCondition =
  | { readonly verb: 'orders'; readonly least: number }
  | { readonly verb: 'ordersAskingFor'; readonly goods: readonly Good[]; readonly least: number }
  | { readonly verb: 'boats'; readonly least: number }
  | { readonly verb: 'houses'; readonly least: number }
  | { readonly verb: 'orderBoatAndHouse' }
  | { readonly verb: 'stored'; readonly good: Good; readonly least: number }
  | { readonly verb: 'storedKinds'; readonly least: number }
  | { readonly verb: 'storedTiles'; readonly least: number }
  | { readonly verb: 'rows'; readonly least: number }
  | { readonly verb: 'rowsWithoutCorn'; readonly least: number }
  | { readonly verb: 'firstRow' }
  | { readonly verb: 'firstRowOf'; readonly good: Good }
  | { readonly verb: 'firstOrder' }
  | { readonly verb: 'firstHouse' }
  | { readonly verb: 'ownedAtEnd'; readonly goods: readonly Good[]; readonly least: number }
  | { readonly verb: 'mostAtEnd'; readonly good: Good }
  | { readonly verb: 'assetsAtEnd'; readonly least: number };

export type EventEffect =
  | { readonly verb: 'gainCoins'; readonly coins: number }
  | { readonly verb: 'gainCoinsPerRow'; readonly coins: number }
  | { readonly verb: 'coinsForTheBroke'; readonly coins: number }
  | { readonly verb: 'pointsForTheBroke'; readonly points: number }
  | { readonly verb: 'pointsForFewestCorn'; readonly points: number }
  | { readonly verb: 'dropExtension' }
  | { readonly verb: 'dropRandomOrder' }
  | { readonly verb: 'dropRandomHouse' }
  /** For the whole round. */
  | { readonly verb: 'discountExtensions'; readonly coins: number }
  | { readonly verb: 'sellAlso'; readonly goods: readonly Good[]; readonly price: number }
  | { readonly verb: 'closeGapsAtOnce' }
  | { readonly verb: 'longerSteps'; readonly steps: number }
  | { readonly verb: 'offerPlanningSpace'; readonly spaces: number }
  /** Offers, asked in turn order. */
  | { readonly verb: 'offerCart'; readonly price: number }
  | { readonly verb: 'offerGood'; readonly good: Good; readonly price: number }
  | { readonly verb: 'offerRoad' }
  | { readonly verb: 'offerPoints'; readonly most: number }
  | { readonly verb: 'offerFigure' }
  | { readonly verb: 'offerCornMove' }
  | { readonly verb: 'offerDrawAndStore'; readonly tiles: number }
  | { readonly verb: 'offerDrawAndPlace' }
  | { readonly verb: 'offerFreeCart'; readonly points: number }
  | { readonly verb: 'offerGoodReturn'; readonly good: Good; readonly points: number }
  | { readonly verb: 'offerFewerPlanning'; readonly points: number }
  | {
      readonly verb: 'offerExtensionRemoval';
      readonly letters: readonly Letter[];
      readonly points: number;
    }
  | { readonly verb: 'offerRearranging' }
  | { readonly verb: 'offerCartReturn'; readonly points: number }
  | { readonly verb: 'offerRefill' }
  /** Offers in the drawing phase. */
  | { readonly verb: 'offerStoreDrawn' }
  | { readonly verb: 'offerDiscardDrawn'; readonly coins: number };

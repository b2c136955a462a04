import {
  assetMost,
  assetSum,
  eventAmount,
  exchangeOf,
  type ExchangeTable,
  fares,
  type Game,
  hasAssetVerb,
  LOCATION_COUNT,
  MOVEMENT_SITE,
  ROLE_SITE,
  siteAt,
  siteTotal,
  STRIP_SITE,
} from '@altiplano/rules/engine';
import { MOST_PLACES, ROLE_PLACE, STRIP_PLACE } from './sheet.ts';

/** What of a seat's board stays the same for a round: which places it has and how they work. */
export interface Board {
  readonly game: Game;
  readonly seat: number;
  /** The engine's site of each place. */
  readonly sites: readonly number[];
  /** The exchange printed on each place, null for locations and the strip. */
  readonly exchanges: readonly (ExchangeTable | null)[];
  /** Sites that only enlarge the village or another location, with the place they belong to. */
  readonly enlarging: readonly { readonly site: number; readonly place: number }[];
  readonly extras: readonly number[];
  readonly heldCorn: number;
  /** What pays for a move, as bits (P4). */
  readonly fareMask: number;
  readonly footSteps: number;
  readonly slots: number;
  readonly rows: number;
  readonly rowPoints: number;
  readonly boatPoints: number;
  readonly orderPoints: number;
  /** Whether two orders may be open. */
  readonly secondOrder: boolean;
  readonly roadCoins: number;
  readonly sellBonus: number;
}

/** Reads a seat's places off its extensions and assets. */
export function readBoard(game: Game, seat: number): Board {
  const { tables, state } = game;
  const sites: number[] = [];
  const exchanges: (ExchangeTable | null)[] = [];
  for (let location = 0; location < LOCATION_COUNT; location++) {
    sites.push(location);
    exchanges.push(null);
  }
  sites[STRIP_PLACE] = STRIP_SITE;
  exchanges[STRIP_PLACE] = null;
  sites[ROLE_PLACE] = ROLE_SITE;
  exchanges[ROLE_PLACE] = state.seats[seat].role < 0 ? null : exchangeOf(game, seat, ROLE_SITE);
  const enlarging: { site: number; place: number }[] = [];
  const extras: number[] = [];
  let heldCorn = -1;
  const count = siteTotal(game, seat);
  for (let k = tables.firstExtension; k < count && sites.length < MOST_PLACES; k++) {
    const site = siteAt(game, seat, k);
    const exchange = tables.siteExchange[site];
    if (exchange !== null) {
      sites.push(site);
      exchanges.push(exchange);
      continue;
    }
    if (site >= tables.firstAsset) {
      if (tables.assetVerb[site - tables.firstAsset] === 'storeForTraveler') {
        sites.push(site);
        exchanges.push(null);
      }
      continue;
    }
    const tile = site - tables.firstExtension;
    if (tables.isExtra[tile]) extras.push(site);
    else if (tables.spacesFor[tile] >= 0) enlarging.push({ site, place: tables.spacesFor[tile] });
    else if (tables.extensionVerb[tile] === 'holdCorn') heldCorn = site;
  }
  return {
    game,
    seat,
    sites,
    exchanges,
    enlarging,
    extras,
    heldCorn,
    fareMask: fares(game, seat),
    footSteps: Math.max(1, eventAmount(game, 'longerSteps'), assetMost(game, seat, 'steps')),
    slots: tables.movement,
    rows: tables.rowSpaces.length,
    rowPoints: assetSum(game, seat, 'rowPoints'),
    boatPoints: assetSum(game, seat, 'boatPoints'),
    orderPoints: assetSum(game, seat, 'orderPoints'),
    secondOrder: hasAssetVerb(game, seat, 'secondOrder'),
    roadCoins: assetSum(game, seat, 'roadCoins'),
    sellBonus: assetSum(game, seat, 'sellBonus'),
  };
}

/** The engine's site of a movement space. */
export function slotSite(slot: number): number {
  return MOVEMENT_SITE + slot;
}

import type { ExchangeTable } from '../components/exchanges.ts';
import { ROLE_SITE } from '../components/sites.ts';
import { HARBOR, LOCATION_COUNT, MARKET, NOWHERE, ROAD, VILLAGE } from '../locations.ts';
import { createMoveBuffer, MOVE } from '../moves/move.ts';
import type { Game } from '../state/game.ts';
import { appendTraveler } from '../traveler/traveler.ts';
import { appendBoats, appendRoad } from './building.ts';
import { appendBasic } from './exchange.ts';
import { appendDelivering, appendExtensions, appendOrders, appendSelling, mayTakeOrder } from './market.ts';
import { appendExchange, extras, liesAny, loadExtras, loadOwn } from './tiles.ts';
import { appendCarts, appendHeldCorn, appendHouses, appendStoring } from './village.ts';

const scratch = createMoveBuffer();

/** The basic actions that pay with tiles lying at the location or on an extra space, which are loaded. */
function appendWithTiles(
  game: Game,
  seatNumber: number,
  location: number,
  out: Int32Array,
  n: number,
): number {
  switch (location) {
    case VILLAGE:
      return appendStoring(game, seatNumber, VILLAGE, 0, out, appendHouses(game, out, n));
    case MARKET:
      return appendDelivering(game, seatNumber, out, appendSelling(game, out, n));
    case ROAD:
      return appendRoad(game, seatNumber, out, n);
    case HARBOR:
      return appendBoats(game, out, appendBasic(game, HARBOR, out, n));
    default:
      return appendBasic(game, location, out, n);
  }
}

/** The basic actions that pay with coins (A38). */
function appendWithCoins(
  game: Game,
  seatNumber: number,
  location: number,
  out: Int32Array,
  n: number,
): number {
  const seat = game.state.seats[seatNumber];
  if (location === VILLAGE)
    return seat.boughtCart === 1 ? n : appendCarts(game, seat, game.tables.cartPrice, out, n);
  if (location !== MARKET) return n;
  return appendExtensions(game, seatNumber, out, appendOrders(game, seatNumber, out, n));
}

function appendPaidWithTiles(game: Game, seat: number, location: number, out: Int32Array, n: number): number {
  if (extras.count === 0 && !liesAny(game, seat, location)) return n;
  loadOwn(game, seat, location);
  return appendWithTiles(game, seat, location, out, n);
}

/** Whether some basic action that pays with coins could be taken at a location. */
function canPayWithCoins(game: Game, seatNumber: number, location: number): boolean {
  if (location === MARKET && mayTakeOrder(game, seatNumber)) return true;
  return appendWithCoins(game, seatNumber, location, scratch, 0) > 0;
}

/** The exchange printed on a role tile or extension. */
function appendPrinted(
  game: Game,
  seat: number,
  site: number,
  exchange: ExchangeTable,
  out: Int32Array,
  n: number,
): number {
  if (extras.count === 0 && !liesAny(game, seat, site)) return n;
  loadOwn(game, seat, site);
  return appendExchange(out, n, MOVE.use, site, exchange);
}

/** The location to which a card's action belongs; NOWHERE if it has none. */
function locationOfCard(game: Game, tile: number): number {
  const exchange = game.tables.siteExchange[game.tables.firstExtension + tile];
  return exchange === null ? game.tables.heldCornAt[tile] : exchange.location;
}

function appendOnCard(game: Game, seat: number, tile: number, out: Int32Array, n: number): number {
  const site = game.tables.firstExtension + tile;
  const exchange = game.tables.siteExchange[site];
  if (exchange === null) return appendHeldCorn(game, seat, tile, out, n);
  return appendPrinted(game, seat, site, exchange, out, n);
}

/** Every action that the seat could take if its figure stood on this location (A2). */
export function appendActions(
  game: Game,
  seatNumber: number,
  location: number,
  out: Int32Array,
  n: number,
): number {
  const seat = game.state.seats[seatNumber];
  const role = game.tables.roleExchange[seat.role];
  loadExtras(game, seatNumber);
  let next = appendPaidWithTiles(game, seatNumber, location, out, n);
  next = appendWithCoins(game, seatNumber, location, out, next);
  if (role.location === location) next = appendPrinted(game, seatNumber, ROLE_SITE, role, out, next);
  for (let i = 0; i < seat.extensionCount; i++) {
    if (locationOfCard(game, seat.extensions[i]) === location) {
      next = appendOnCard(game, seatNumber, seat.extensions[i], out, next);
    }
  }
  return game.state.traveler === location ? appendTraveler(game, seatNumber, out, next) : next;
}

/** The locations at which the seat could take some action now, as bits. */
export function actionLocations(game: Game, seatNumber: number): number {
  const { traveler, seats } = game.state;
  const seat = seats[seatNumber];
  const role = game.tables.roleExchange[seat.role];
  loadExtras(game, seatNumber);
  let places = 0;
  for (let location = 0; location < LOCATION_COUNT; location++) {
    const some =
      appendPaidWithTiles(game, seatNumber, location, scratch, 0) > 0 ||
      canPayWithCoins(game, seatNumber, location);
    if (some) places |= 1 << location;
  }
  if (appendPrinted(game, seatNumber, ROLE_SITE, role, scratch, 0) > 0) places |= 1 << role.location;
  for (let i = 0; i < seat.extensionCount; i++) {
    const location = locationOfCard(game, seat.extensions[i]);
    if (location === NOWHERE || (places & (1 << location)) !== 0) continue;
    if (appendOnCard(game, seatNumber, seat.extensions[i], scratch, 0) > 0) places |= 1 << location;
  }
  if (traveler >= 0 && appendTraveler(game, seatNumber, scratch, 0) > 0) places |= 1 << traveler;
  return places;
}

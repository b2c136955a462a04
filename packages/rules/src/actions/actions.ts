import { ROLE_SITE } from '../components/tables.ts';
import { FARM, FOREST, HARBOR, LOCATION_COUNT, MARKET, MINE, ROAD, VILLAGE } from '../locations.ts';
import { createMoveBuffer, MOVE } from '../moves/move.ts';
import type { Game } from '../state/game.ts';
import { appendTraveler } from '../traveler/traveler.ts';
import { appendBoats, appendRoad } from './building.ts';
import { appendBasic } from './exchange.ts';
import { appendDelivering, appendExtensions, appendOrders, appendSelling } from './market.ts';
import { appendExchange, loadExtras, loadOwn } from './tiles.ts';
import { appendCarts, appendHeldCorn, appendHouses, appendStoring, CART_PRICE } from './village.ts';

function appendAtLocation(
  game: Game,
  seatNumber: number,
  location: number,
  out: Int32Array,
  n: number,
): number {
  const seat = game.state.seats[seatNumber];
  loadOwn(game, seatNumber, location);
  switch (location) {
    case VILLAGE: {
      const houses = appendHouses(game, out, n);
      const stores = appendStoring(game, seatNumber, VILLAGE, 0, out, houses);
      return seat.boughtCart === 1 ? stores : appendCarts(game, seat, CART_PRICE, out, stores);
    }
    case MARKET: {
      const sales = appendSelling(game, out, n);
      const deliveries = appendDelivering(game, seatNumber, out, sales);
      const orders = appendOrders(game, seatNumber, out, deliveries);
      return appendExtensions(game, seatNumber, out, orders);
    }
    case ROAD:
      return appendRoad(game, seatNumber, out, n);
    case HARBOR:
      return appendBoats(game, out, appendBasic(game, HARBOR, out, n));
    case FARM:
    case MINE:
    case FOREST:
      return appendBasic(game, location, out, n);
    default:
      return n;
  }
}

/** The exchange on the role tile, and those on own extensions, that belong to this location. */
function appendOnCards(game: Game, seatNumber: number, location: number, out: Int32Array, n: number): number {
  const { tables } = game;
  const seat = game.state.seats[seatNumber];
  let next = n;
  const role = tables.roleExchange[seat.role];
  if (role.location === location) {
    loadOwn(game, seatNumber, ROLE_SITE);
    next = appendExchange(out, next, MOVE.use, ROLE_SITE, role);
  }
  for (let i = 0; i < seat.extensionCount; i++) {
    const site = tables.firstExtension + seat.extensions[i];
    const exchange = tables.siteExchange[site];
    if (exchange !== null && exchange.location === location) {
      loadOwn(game, seatNumber, site);
      next = appendExchange(out, next, MOVE.use, site, exchange);
    } else if (location === VILLAGE && tables.extensionVerb[seat.extensions[i]] === 'holdCorn') {
      next = appendHeldCorn(game, seatNumber, seat.extensions[i], out, next);
    }
  }
  return next;
}

/** Every action that the seat could take if its figure stood on this location (A2). */
export function appendActions(
  game: Game,
  seat: number,
  location: number,
  out: Int32Array,
  n: number,
): number {
  loadExtras(game, seat);
  let next = appendAtLocation(game, seat, location, out, n);
  next = appendOnCards(game, seat, location, out, next);
  return game.state.traveler === location ? appendTraveler(game, seat, out, next) : next;
}

const scratch = createMoveBuffer();

/** The locations at which the seat could take some action now, as bits. */
export function actionLocations(game: Game, seat: number): number {
  let mask = 0;
  for (let location = 0; location < LOCATION_COUNT; location++) {
    if (appendActions(game, seat, location, scratch, 0) > 0) mask |= 1 << location;
  }
  return mask;
}

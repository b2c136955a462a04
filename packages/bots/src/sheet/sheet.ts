import { NEUTRAL } from '@altiplano/rules/engine';

/**
 * A sheet is one seat's round on paper: what it has, what its board has room for, what is left at the locations, as
 * one array of numbers that copies in a moment. Bots rehearse a round on sheets; the rules alone decide what happens.
 */
export type Sheet = Int32Array;

const GOODS = 12;
export const THINGS = 13;
/** More rows and movement spaces than these no pack has. */
export const MOST_ROWS = 20;
export const MOST_SLOTS = 6;
/** Trading spaces: one of each seat, and the neutral one. */
export const TRADING_SPACES = NEUTRAL + 1;

/** Own tiles anywhere but in the warehouse, on orders and on trading spaces. */
export const OWN = 0;
/** Of these, the tiles on planning spaces. */
export const HAND = OWN + GOODS;
export const STORED = HAND + GOODS;
export const SUPPLY = STORED + GOODS;
export const ROW_GOOD = SUPPLY + GOODS;
export const ROW_TILES = ROW_GOOD + MOST_ROWS;
export const ROW_CORN = ROW_TILES + MOST_ROWS;
/** Beside each movement space: 0 no cart, 1 ready, 2 used. */
export const CART = ROW_CORN + MOST_ROWS;
/** On each movement space: 0 nothing, else the thing that lies there plus 1, −1 used up this round. */
export const FARE = CART + MOST_SLOTS;
/** Own tiles in hand or on spaces: those that are drawn already. */
export const KEPT = FARE + MOST_SLOTS;
/** Tiles on extra spaces (X14). */
export const EXTRA = KEPT + GOODS;
const SCALARS = EXTRA + THINGS;
export const COINS = SCALARS;
export const OPALS = SCALARS + 1;
/** Points collected, and those of boats, houses and orders. */
export const POINTS = SCALARS + 2;
export const ROAD_STEPS = SCALARS + 3;
export const FIGURE = SCALARS + 4;
export const FREE_CART_USES = SCALARS + 5;
/** Whether one was bought this round. */
export const CART_BOUGHT = SCALARS + 6;
export const EXTENSION_BOUGHT = SCALARS + 7;
export const ASSET_BOUGHT = SCALARS + 8;
export const ORDER = SCALARS + 9;
export const DELIVERED = SCALARS + 10;
export const ORDERS = SCALARS + 11;
export const BOATS = SCALARS + 12;
export const HOUSES = SCALARS + 13;
export const HOUSE_GOODS = SCALARS + 14;
export const CARTS_LEFT = SCALARS + 15;
export const EXTRA_FREE = SCALARS + 16;
/** Boats, houses, orders and strip spaces that can still be taken, as bits. */
export const BOATS_LEFT = SCALARS + 17;
export const HOUSES_LEFT = SCALARS + 18;
export const ORDERS_LEFT = SCALARS + 19;
/** Corn waiting on X25, and room for more. */
export const HELD_CORN = SCALARS + 20;
export const HELD_ROOM = SCALARS + 21;
/** Bought on this sheet, plus 1; 0 for none. */
export const NEW_EXTENSION = SCALARS + 22;
export const NEW_ASSET = SCALARS + 23;
/** The order fulfilled on this sheet, plus 1; 0 for none. */
export const NEW_ORDER = SCALARS + 24;
/** Coins that can still be placed in planning: never more than are left over at any later moment. */
export const SPARE_COINS = SCALARS + 25;
/** The second open order, which only an asset allows, and what was delivered to it. */
export const SECOND = SCALARS + 26;
export const SECOND_DELIVERED = SCALARS + 27;
/** Goods that can be bought from each trading space, packed (`trading.ts`). */
export const TRADING = SCALARS + 28;
/** Free spaces of each place. */
export const ROOM = TRADING + TRADING_SPACES;
/** Places: seven locations, the traveler strip, the role tile, then cards. */
export const STRIP_PLACE = 7;
export const ROLE_PLACE = 8;
export const FIRST_CARD_PLACE = 9;
export const MOST_PLACES = 48;
/** Things lying on each place. */
export const LYING = ROOM + MOST_PLACES;

function sheetLength(places: number): number {
  return LYING + places * THINGS;
}

export function createSheet(places: number): Sheet {
  return new Int32Array(sheetLength(places));
}

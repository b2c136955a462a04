import type { ExchangeTable } from '../components/exchanges.ts';
import { MOVEMENT_SITE, ROLE_SITE } from '../components/sites.ts';
import { COIN, FOOD } from '../goods.ts';
import { LOCATION_COUNT, MARKET } from '../locations.ts';
import type { Game } from './game.ts';

/** A space placed on in this planning phase and not yet declared (P6). */
export const FRESH = 16;
const THING_BITS = 15;

export function firstCell(game: Game, seat: number, site: number): number {
  const { tables } = game;
  const start = tables.siteStart[site];
  return site < tables.firstExtension ? seat * tables.cellsPerSeat + start : start;
}

/** The thing in a cell, −1 if the cell is empty. */
export function thingIn(cell: number): number {
  return (cell & THING_BITS) - 1;
}

/** The first thing of a set of bits that is not empty. */
export function lowestThing(things: number): number {
  return 31 - Math.clz32(things & -things);
}

/** The exchange printed on a role tile or card, which says what its spaces take (P3); null for other sites. */
export function exchangeOf(game: Game, seat: number, site: number): ExchangeTable | null {
  if (site !== ROLE_SITE) return game.tables.siteExchange[site];
  const { role } = game.state.seats[seat];
  return role < 0 ? null : game.tables.roleExchange[role];
}

/** How many spaces a site has for this seat; a role tile has as many as it prints. */
export function siteSize(game: Game, seat: number, site: number): number {
  if (site !== ROLE_SITE) return game.tables.siteSize[site];
  const { role } = game.state.seats[seat];
  return role < 0 ? 0 : game.tables.roleExchange[role].pays.length;
}

/** The goods that may be put on movement spaces, as bits: food, and what X17 or an asset adds (P4). */
export function fares(game: Game, seatNumber: number): number {
  const seat = game.state.seats[seatNumber];
  const { tables } = game;
  let mask = 1 << FOOD;
  for (let i = 0; i < seat.extensionCount; i++) {
    const tile = seat.extensions[i];
    if (tables.extensionVerb[tile] === 'fare') mask |= 1 << tables.extensionAmount[tile];
  }
  for (let i = 0; i < seat.assetCount; i++) {
    const asset = seat.assets[i];
    if (tables.assetVerb[asset] === 'fare') mask |= 1 << tables.assetAmount[asset];
  }
  return mask;
}

/** What a site takes in general, as bits, whether or not a space is free. */
export function siteTakes(game: Game, seat: number, site: number): number {
  const exchange = exchangeOf(game, seat, site);
  if (exchange !== null) {
    let mask = 0;
    for (let i = 0; i < exchange.pays.length; i++) mask |= 1 << exchange.pays[i];
    return mask;
  }
  const isMovement = site >= MOVEMENT_SITE && site < game.tables.firstExtension;
  return isMovement ? fares(game, seat) : openSiteTakes(game, site);
}

/** The same for a site where neither print nor fares say what it takes; under Q4 the market takes what it now buys (P2). */
export function openSiteTakes(game: Game, site: number): number {
  const { accepts, eventVerb, eventGoods } = game.tables;
  const { event } = game.state;
  if (event < 0 || eventVerb[event] !== 'sellAlso' || !servesMarket(game, site)) return accepts[site];
  return accepts[site] | eventGoods[event];
}

function servesMarket(game: Game, site: number): boolean {
  const { firstExtension, firstAsset, spacesFor } = game.tables;
  return (
    site === MARKET ||
    (site >= firstExtension && site < firstAsset && spacesFor[site - firstExtension] === MARKET)
  );
}

/** What a site's free spaces take now, as bits of goods and coin. */
export function openFor(game: Game, seat: number, site: number): number {
  const { cells } = game.state;
  const first = firstCell(game, seat, site);
  const size = siteSize(game, seat, site);
  const exchange = exchangeOf(game, seat, site);
  if (exchange !== null) {
    let mask = 0;
    for (let i = 0; i < size; i++) if (cells[first + i] === 0) mask |= 1 << exchange.pays[i];
    return mask;
  }
  for (let i = 0; i < size; i++) if (cells[first + i] === 0) return siteTakes(game, seat, site);
  return 0;
}

/** Lays a thing on the first free space of a site that takes it; there must be one. */
export function putOn(game: Game, seat: number, site: number, thing: number, fresh: number): void {
  const { cells } = game.state;
  const first = firstCell(game, seat, site);
  const size = siteSize(game, seat, site);
  const exchange = exchangeOf(game, seat, site);
  for (let i = 0; i < size; i++) {
    if (cells[first + i] === 0 && (exchange === null || exchange.pays[i] === thing)) {
      cells[first + i] = thing + 1 + fresh;
      return;
    }
  }
  throw new Error(`no free space on ${game.tables.siteNames[site]}`);
}

/** How many of a thing lie on a site. */
export function countOn(game: Game, seat: number, site: number, thing: number): number {
  const { cells } = game.state;
  const first = firstCell(game, seat, site);
  const size = siteSize(game, seat, site);
  let count = 0;
  for (let i = first; i < first + size; i++) if (thingIn(cells[i]) === thing) count++;
  return count;
}

/** The things on a site, as bits; with `mark` FRESH only those planned now, with 0 only those of before. */
export function thingsOn(game: Game, seat: number, site: number, mark: number): number {
  const { cells } = game.state;
  const first = firstCell(game, seat, site);
  const size = siteSize(game, seat, site);
  let mask = 0;
  for (let i = first; i < first + size; i++) {
    if (cells[i] !== 0 && (cells[i] & FRESH) === mark) mask |= 1 << thingIn(cells[i]);
  }
  return mask;
}

/** Takes one of a thing off a site; false if none with that mark lies there. */
export function takeOff(game: Game, seat: number, site: number, thing: number, mark: number): boolean {
  const { cells } = game.state;
  const first = firstCell(game, seat, site);
  const size = siteSize(game, seat, site);
  for (let i = first; i < first + size; i++) {
    if (cells[i] === thing + 1 + mark) {
      cells[i] = 0;
      return true;
    }
  }
  return false;
}

/** How many sites a seat can have things on: its board's, its extensions' and its assets'. */
export function siteTotal(game: Game, seat: number): number {
  const { extensionCount, assetCount } = game.state.seats[seat];
  return game.tables.firstExtension + extensionCount + assetCount;
}

/** The k-th of those sites. */
export function siteAt(game: Game, seatNumber: number, k: number): number {
  const { tables } = game;
  if (k < tables.firstExtension) return k;
  const seat = game.state.seats[seatNumber];
  const card = k - tables.firstExtension;
  return card < seat.extensionCount
    ? tables.firstExtension + seat.extensions[card]
    : tables.firstAsset + seat.assets[card - seat.extensionCount];
}

export function ownsSite(game: Game, seatNumber: number, site: number): boolean {
  if (site < game.tables.firstExtension) return true;
  const total = siteTotal(game, seatNumber);
  for (let k = game.tables.firstExtension; k < total; k++)
    if (siteAt(game, seatNumber, k) === site) return true;
  return false;
}

/** All coins of a seat, those on cards and movement spaces too (V8). */
export function allCoins(game: Game, seat: number): number {
  let coins = game.state.seats[seat].coins;
  const total = siteTotal(game, seat);
  for (let k = 0; k < total; k++) coins += countOn(game, seat, siteAt(game, seat, k), COIN);
  return coins;
}

/** The declared plan is final: what was fresh lies there now, in an order that tells nothing of how it came about (K5). */
export function settleSpaces(game: Game, seat: number): void {
  const { cells } = game.state;
  const total = siteTotal(game, seat);
  for (let k = 0; k < total; k++) {
    const site = siteAt(game, seat, k);
    const first = firstCell(game, seat, site);
    const size = siteSize(game, seat, site);
    for (let i = first; i < first + size; i++) cells[i] &= ~FRESH;
    if (exchangeOf(game, seat, site) === null) sortCells(cells, first, first + size);
  }
}

function sortCells(cells: number[], from: number, to: number): void {
  for (let i = from + 1; i < to; i++) {
    const cell = cells[i];
    let at = i;
    for (; at > from && cells[at - 1] < cell; at--) cells[at] = cells[at - 1];
    cells[at] = cell;
  }
}

export function isLocation(site: number): boolean {
  return site < LOCATION_COUNT;
}

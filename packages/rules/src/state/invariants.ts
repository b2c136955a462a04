import { CORN, GOOD_COUNT, GOODS } from '../goods.ts';
import { ownedTiles } from '../scoring/owned.ts';
import type { Game } from './game.ts';
import { total } from './game.ts';
import { CARD, PHASE } from './state.ts';

/** What must be true of every position; each entry names what is broken. Empty is right. */
export function violations(game: Game): string[] {
  const found: string[] = [];
  checkTiles(game, found);
  checkCarts(game, found);
  checkCards(game, found);
  checkSeats(game, found);
  return found;
}

function onOrders(game: Game, good: number): number {
  const { state, tables } = game;
  let tiles = 0;
  for (let order = 0; order < state.orderAt.length; order++) {
    const place = state.orderAt[order];
    const goods = tables.orderGoods[order];
    for (let space = 0; space < goods.length; space++) {
      if (goods[space] !== good) continue;
      if (place >= CARD.done) tiles++;
      else if (place >= CARD.held && (state.seats[place - CARD.held].delivered & (1 << space)) !== 0) tiles++;
    }
  }
  return tiles;
}

function checkTiles(game: Game, found: string[]): void {
  const { state, tables } = game;
  for (let good = 0; good < GOOD_COUNT; good++) {
    let tiles = state.supply[good] + state.neutral[good] + onOrders(game, good);
    for (let seat = 0; seat < state.seats.length; seat++) {
      tiles += ownedTiles(game, seat, good) + state.seats[seat].trading[good];
    }
    if (tiles !== tables.supply[good]) found.push(`${GOODS[good]}: ${tiles} tiles of ${tables.supply[good]}`);
    if (state.supply[good] < 0) found.push(`${GOODS[good]}: supply ${state.supply[good]}`);
  }
}

function checkCarts(game: Game, found: string[]): void {
  const { state, tables } = game;
  let carts = state.carts + state.seats.length;
  for (const seat of state.seats) carts += seat.carts.filter((cart) => cart > 0).length;
  if (carts !== tables.carts) found.push(`carts: ${carts} of ${tables.carts}`);
}

function countCards(seat: number, places: readonly number[], base: number): number {
  return places.filter((place) => place === base + seat).length;
}

function checkCards(game: Game, found: string[]): void {
  const { state, tables } = game;
  const orders = state.orderAt.filter((place) => place !== CARD.unused).length;
  if (orders !== tables.ordersInPlay) found.push(`orders: ${orders} of ${tables.ordersInPlay}`);
  for (let i = 0; i < state.pile.length; i++) {
    const tile = state.pile[i];
    if (i < state.pileLeft ? state.extensionAt[tile] !== CARD.pile : tile !== -1)
      found.push(`pile: place ${i}`);
  }
  for (const tile of state.strip) {
    if (tile >= 0 && state.extensionAt[tile] !== CARD.market) found.push(`strip: tile ${tile}`);
  }
  const inPile = state.extensionAt.filter((place) => place === CARD.pile).length;
  const onStrip = state.extensionAt.filter((place) => place === CARD.market).length;
  if (inPile !== state.pileLeft) found.push(`pile: ${inPile} of ${state.pileLeft}`);
  if (onStrip !== state.strip.filter((tile) => tile >= 0).length) found.push('strip: count');
  for (const [seat, own] of state.seats.entries()) {
    if (countCards(seat, state.extensionAt, CARD.held) !== own.extensionCount)
      found.push(`seat ${seat}: extensions`);
    if (countCards(seat, state.assetAt, CARD.held) !== own.assetCount) found.push(`seat ${seat}: assets`);
    if (countCards(seat, state.houseAt, CARD.held) !== own.houses) found.push(`seat ${seat}: houses`);
    if (countCards(seat, state.boatAt, CARD.held) !== own.boats) found.push(`seat ${seat}: boats`);
    if (countCards(seat, state.orderAt, CARD.done) !== own.orders) found.push(`seat ${seat}: orders`);
    if (countCards(seat, state.orderAt, CARD.held) !== (own.order < 0 ? 0 : 1))
      found.push(`seat ${seat}: open order`);
  }
  checkMissionCards(game, found);
}

/** After the draft every mission dealt is kept twice over by nobody: each card is in one place. */
function checkMissionCards(game: Game, found: string[]): void {
  const { state } = game;
  if (!game.options.missions || state.phase <= PHASE.missionPick) return;
  const seen = new Set<number>();
  for (const [seat, own] of state.seats.entries()) {
    for (const mission of [...own.missions, own.putAway]) {
      if (mission < 0 || seen.has(mission)) found.push(`seat ${seat}: mission ${mission}`);
      seen.add(mission);
    }
  }
  if (seen.size !== state.seats.length * 3) found.push(`missions: ${seen.size}`);
}

function checkSeats(game: Game, found: string[]): void {
  const { state, tables } = game;
  for (const [number, seat] of state.seats.entries()) {
    const name = `seat ${number}`;
    if (seat.coins < 0 || seat.opals < 0 || seat.points < 0)
      found.push(`${name}: negative coins, opals or points`);
    for (const pool of [seat.bag, seat.container, seat.planning, seat.hand, seat.trading]) {
      if (pool.some((tiles) => tiles < 0)) found.push(`${name}: negative tiles`);
      if (pool[CORN] !== 0) found.push(`${name}: corn where none may be (W9)`);
    }
    if (total(seat.planning) > tables.planningMost) found.push(`${name}: planning spaces`);
    if (seat.road > tables.road.length) found.push(`${name}: road`);
    let open = true;
    for (let row = 0; row < seat.rowTiles.length; row++) {
      if (seat.rowTiles[row] > tables.rowSpaces[row] || seat.rowCorn[row] > seat.rowTiles[row])
        found.push(`${name}: row ${row}`);
      if (seat.rowTiles[row] === 0) open = false;
      else if (!open) found.push(`${name}: row ${row} started out of order (W1)`);
    }
    if (((state.waiting & (1 << number)) !== 0) !== seat.depth > 0) found.push(`${name}: waiting`);
    if (state.phase === PHASE.over && total(seat.hand) > 0) found.push(`${name}: hand at the end`);
  }
}

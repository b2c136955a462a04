import { deliveredTo, OPEN_ORDERS } from '../actions/orders.ts';
import { CORN, GOOD_COUNT, GOODS } from '../goods.ts';
import type { Game } from './game.ts';
import { total } from './game.ts';
import { thingIn } from './spaces.ts';
import { CARD, PHASE, type Seat } from './state.ts';
import { hasAssetVerb } from './supply.ts';

/** What must be true of every position; each entry names what is broken. Empty is right. */
export function violations(game: Game): string[] {
  const found: string[] = [];
  checkTiles(game, found);
  checkCarts(game, found);
  checkExtensions(game, found);
  checkOwnCards(game, found);
  checkMissionCards(game, found);
  for (const [number, seat] of game.state.seats.entries()) checkSeat(game, number, seat, found);
  return found;
}

const tally = new Int32Array(GOOD_COUNT + 1);

function addPool(pool: readonly number[]): void {
  for (let good = 0; good < GOOD_COUNT; good++) tally[good] += pool[good];
}

function deliveredToOrder(game: Game, seat: number, order: number): number {
  return deliveredTo(game, seat, game.state.seats[seat].order === order ? 0 : 1);
}

function addOrders(game: Game): void {
  const { orderAt } = game.state;
  for (let order = 0; order < orderAt.length; order++) {
    const place = orderAt[order];
    if (place < CARD.held) continue;
    const filled = place >= CARD.done ? -1 : deliveredToOrder(game, place - CARD.held, order);
    const goods = game.tables.orderGoods[order];
    for (let space = 0; space < goods.length; space++)
      if ((filled & (1 << space)) !== 0) tally[goods[space]]++;
  }
}

/** Every tile is in the supply, on a space, in a pool, in a row, on an order or on a trading space. */
function checkTiles(game: Game, found: string[]): void {
  const { state, tables } = game;
  tally.fill(0);
  addPool(state.supply);
  addPool(state.neutral);
  addOrders(game);
  for (let i = 0; i < state.cells.length; i++) if (state.cells[i] !== 0) tally[thingIn(state.cells[i])]++;
  for (const seat of state.seats) {
    for (const pool of [seat.bag, seat.container, seat.planning, seat.hand, seat.trading]) addPool(pool);
    for (let row = 0; row < seat.rowTiles.length; row++) {
      if (seat.rowTiles[row] === 0) continue;
      tally[seat.rowGood[row]] += seat.rowTiles[row] - seat.rowCorn[row];
      tally[CORN] += seat.rowCorn[row];
    }
  }
  for (let good = 0; good < GOOD_COUNT; good++) {
    const tiles = tally[good];
    if (tiles !== tables.supply[good]) found.push(`${GOODS[good]}: ${tiles} tiles of ${tables.supply[good]}`);
    if (state.supply[good] < 0) found.push(`${GOODS[good]}: supply ${state.supply[good]}`);
  }
}

function checkCarts(game: Game, found: string[]): void {
  const { state, tables } = game;
  let carts = state.carts + state.seats.length;
  for (const seat of state.seats) for (const cart of seat.carts) if (cart > 0) carts++;
  if (carts !== tables.carts) found.push(`carts: ${carts} of ${tables.carts}`);
}

function countAt(places: readonly number[], place: number): number {
  let count = 0;
  for (let card = 0; card < places.length; card++) if (places[card] === place) count++;
  return count;
}

/** The pile and the strip hold just the extensions that are said to lie there. */
function checkExtensions(game: Game, found: string[]): void {
  const { state } = game;
  for (let i = 0; i < state.pile.length; i++) {
    const tile = state.pile[i];
    const right = i < state.pileLeft ? state.extensionAt[tile] === CARD.pile : tile === -1;
    if (!right) found.push(`pile: place ${i}`);
  }
  let onStrip = 0;
  for (let space = 0; space < state.strip.length; space++) {
    const tile = state.strip[space];
    if (tile < 0) continue;
    onStrip++;
    if (state.extensionAt[tile] !== CARD.market) found.push(`strip: tile ${tile}`);
    if (state.strip.indexOf(tile) !== space) found.push(`strip: tile ${tile} twice`);
  }
  if (countAt(state.extensionAt, CARD.pile) !== state.pileLeft) found.push('pile: count');
  if (countAt(state.extensionAt, CARD.market) !== onStrip) found.push('strip: count');
}

/** A row of owned cards lists each card that says it is held there, and once. */
function areOwn(places: readonly number[], cards: readonly number[], count: number, held: number): boolean {
  if (countAt(places, held) !== count) return false;
  for (let i = 0; i < cards.length; i++) {
    const right = i < count ? places[cards[i]] === held && cards.indexOf(cards[i]) === i : cards[i] === -1;
    if (!right) return false;
  }
  return true;
}

/** What a seat owns is what the cards say. */
function checkOwnCards(game: Game, found: string[]): void {
  const { state, tables } = game;
  const orders = state.orderAt.length - countAt(state.orderAt, CARD.unused);
  if (orders !== tables.ordersInPlay) found.push(`orders: ${orders} of ${tables.ordersInPlay}`);
  for (const [seat, own] of state.seats.entries()) {
    const held = CARD.held + seat;
    if (!areOwn(state.extensionAt, own.extensions, own.extensionCount, held))
      found.push(`seat ${seat}: extensions`);
    if (!areOwn(state.assetAt, own.assets, own.assetCount, held)) found.push(`seat ${seat}: assets`);
    if (countAt(state.houseAt, held) !== own.houses) found.push(`seat ${seat}: houses`);
    if (countAt(state.boatAt, held) !== own.boats) found.push(`seat ${seat}: boats`);
    if (countAt(state.orderAt, CARD.done + seat) !== own.orders) found.push(`seat ${seat}: orders`);
    const open = countAt(state.orderAt, held);
    const most = hasAssetVerb(game, seat, 'secondOrder') ? 2 : 1;
    const isFirst = own.order < 0 ? open === 0 : open <= most && state.orderAt[own.order] === held;
    if (!isFirst) found.push(`seat ${seat}: open orders`);
    for (let slot = open; slot < OPEN_ORDERS; slot++)
      if (deliveredTo(game, seat, slot) !== 0) found.push(`seat ${seat}: delivered to no order`);
  }
}

/** After the draft each mission dealt is in one place: kept, or put away. */
function checkMissionCards(game: Game, found: string[]): void {
  const { state } = game;
  if (!game.options.missions || state.phase <= PHASE.missionPick) return;
  let seen = 0;
  for (const [seat, own] of state.seats.entries()) {
    for (const mission of [own.missions[0], own.missions[1], own.putAway]) {
      if (mission < 0 || (seen & (1 << mission)) !== 0) found.push(`seat ${seat}: mission ${mission}`);
      seen |= 1 << mission;
    }
  }
}

function checkSeat(game: Game, number: number, seat: Seat, found: string[]): void {
  const { state, tables } = game;
  const name = `seat ${number}`;
  if (seat.coins < 0 || seat.opals < 0 || seat.points < 0)
    found.push(`${name}: negative coins, opals or points`);
  for (const pool of [seat.bag, seat.container, seat.planning, seat.hand, seat.trading]) {
    for (let good = 0; good < GOOD_COUNT; good++) if (pool[good] < 0) found.push(`${name}: negative tiles`);
    if (pool[CORN] !== 0) found.push(`${name}: corn where none may be (W9)`);
  }
  if (total(seat.planning) > tables.planningMost) found.push(`${name}: planning spaces`);
  if (seat.road > tables.road.length) found.push(`${name}: road`);
  let started = true;
  for (let row = 0; row < seat.rowTiles.length; row++) {
    const tiles = seat.rowTiles[row];
    if (tiles > tables.rowSpaces[row] || seat.rowCorn[row] > tiles) found.push(`${name}: row ${row}`);
    if (tiles === 0) started = false;
    else if (!started) found.push(`${name}: row ${row} started out of order (W1)`);
  }
  const waits = (state.waiting & (1 << number)) !== 0;
  if (waits !== seat.depth > 0) found.push(`${name}: waiting`);
  if (state.phase === PHASE.over && total(seat.hand) > 0) found.push(`${name}: hand at the end`);
}

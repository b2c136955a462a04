import { COIN, GOODS, goodIndex, type Thing, thingIndex, THINGS } from '../goods.ts';
import { freeSpace, ORDER_BITS } from '../actions/orders.ts';
import { type Location, locationIndex } from '../locations.ts';
import { siteNames } from '../moves/fields.ts';
import type { Game } from '../state/game.ts';
import { putOn } from '../state/spaces.ts';
import { CARD, type Seat } from '../state/state.ts';

/** Tiles in a few words: 'alpaca 2 food' is an alpaca and two food. */
export function tiles(text: string): Thing[] {
  const found: Thing[] = [];
  let count = 1;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (/^\d+$/.test(word)) count = Number(word);
    else {
      if (!(THINGS as readonly string[]).includes(word)) throw new Error(`no such tile: ${word}`);
      for (let i = 0; i < count; i++) found.push(word as Thing);
      count = 1;
    }
  }
  return found;
}

/** What lies before a seat, in a few words. */
export interface SeatSetting {
  role?: string;
  coins?: number;
  opals?: number;
  points?: number;
  /** Steps built. */
  road?: number;
  figure?: Location;
  bag?: string;
  container?: string;
  planning?: string;
  trading?: string;
  /** Extensions and assets owned, in order. */
  extensions?: string[];
  assets?: string[];
  /** What lies on sites: { farm: 'alpaca food', 'movement:1': 'food', 'extension:X14': 'wood', role: 'coin' }. */
  on?: Record<string, string>;
  /** Uses of the free cart this round. */
  freeCart?: number;
  /** Movement spaces (counted from 1) with a bought cart. */
  carts?: number[];
  /** Rows from the first on: 'fish fish', 'silver corn', 'corn'. */
  rows?: string[];
  order?: string;
  delivered?: string;
  /** Open besides, with an asset that allows it. */
  secondOrder?: string;
  deliveredToSecond?: string;
  fulfilled?: string[];
  houses?: string[];
  boats?: string[];
  missions?: string[];
  limit?: number;
}

/** The number of the component with this id. */
export function find(rows: readonly { readonly id: string }[], id: string): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) throw new Error(`no such component: ${id}`);
  return index;
}

/** Takes the tiles of a text out of the supply; coins are free. */
function takeTiles(game: Game, text: string): number[] {
  return tiles(text).map((thing) => {
    const index = thingIndex(thing);
    if (index !== COIN && --game.state.supply[index] < 0)
      throw new Error(`not enough ${thing} in the supply`);
    return index;
  });
}

/** Takes tiles out of the supply into a pool. */
export function fill(game: Game, pool: number[], text: string): void {
  for (const good of takeTiles(game, text)) pool[good]++;
}

function setRows(game: Game, seat: Seat, rows: string[]): void {
  for (const [row, text] of rows.entries()) {
    const goods = takeTiles(game, text);
    if (goods.length === 0) continue;
    seat.rowGood[row] = goods[0];
    seat.rowTiles[row] = goods.length;
    seat.rowCorn[row] = goods.filter((good) => good === goodIndex('corn')).length;
  }
}

function setOrders(game: Game, number: number, setting: SeatSetting): void {
  const { state, components, tables } = game;
  const seat = state.seats[number];
  for (const id of setting.fulfilled ?? []) {
    const order = find(components.orders, id);
    state.orderAt[order] = CARD.done + number;
    seat.orders++;
    for (const good of tables.orderGoods[order]) state.supply[good]--;
  }
  if (setting.order === undefined) return;
  seat.order = find(components.orders, setting.order);
  openOrderOf(game, number, 0, setting.order, setting.delivered ?? '');
  if (setting.secondOrder === undefined) return;
  openOrderOf(game, number, 1, setting.secondOrder, setting.deliveredToSecond ?? '');
}

function openOrderOf(game: Game, number: number, slot: number, id: string, delivered: string): void {
  game.state.orderAt[find(game.components.orders, id)] = CARD.held + number;
  for (const good of takeTiles(game, delivered)) {
    const space = freeSpace(game, number, slot, good);
    if (space < 0) throw new Error(`the order does not ask for ${GOODS[good]}`);
    game.state.seats[number].delivered |= 1 << (slot * ORDER_BITS + space);
  }
}

function setCards(game: Game, number: number, setting: SeatSetting): void {
  const { state, components } = game;
  const seat = state.seats[number];
  for (const id of setting.extensions ?? []) {
    const tile = find(components.extensions, id);
    takeOutOfPile(game, tile);
    state.extensionAt[tile] = CARD.held + number;
    seat.extensions[seat.extensionCount++] = tile;
  }
  for (const id of setting.assets ?? []) {
    const asset = find(components.assets, id);
    state.assetAt[asset] = CARD.held + number;
    seat.assets[seat.assetCount++] = asset;
  }
  for (const id of setting.houses ?? []) {
    state.houseAt[find(components.houses, id)] = CARD.held + number;
    seat.houses++;
  }
  for (const id of setting.boats ?? []) {
    state.boatAt[find(components.boats, id)] = CARD.held + number;
    seat.boats++;
  }
  for (const [slot, id] of (setting.missions ?? []).entries())
    seat.missions[slot] = find(components.missions, id);
}

/** Takes an extension out of the strip or the pile, wherever it lies. */
export function takeOutOfPile(game: Game, tile: number): void {
  const { state } = game;
  const onStrip = state.strip.indexOf(tile);
  if (onStrip >= 0) state.strip[onStrip] = -1;
  const inPile = state.pile.indexOf(tile);
  if (inPile < 0) return;
  state.pile.splice(inPile, 1);
  state.pile.push(-1);
  state.pileLeft--;
}

/** Leaves only these cards lying there. */
export function leave(places: number[], rows: readonly { readonly id: string }[], ids: string[]): void {
  for (const card of places.keys()) if (places[card] === CARD.market) places[card] = CARD.gone;
  for (const id of ids) places[find(rows, id)] = CARD.market;
}

/** Sets what lies before a seat. */
export function setSeat(game: Game, number: number, setting: SeatSetting): void {
  const { state, components } = game;
  const seat = state.seats[number];
  if (setting.role !== undefined) {
    state.roleAt[seat.role] = CARD.market;
    seat.role = find(components.roles, setting.role);
    state.roleAt[seat.role] = CARD.held + number;
  }
  seat.coins = setting.coins ?? seat.coins;
  seat.opals = setting.opals ?? seat.opals;
  seat.points = setting.points ?? seat.points;
  seat.road = setting.road ?? seat.road;
  seat.limit = setting.limit ?? seat.limit;
  seat.freeCart = setting.freeCart ?? seat.freeCart;
  if (setting.figure !== undefined) seat.figure = locationIndex(setting.figure);
  fill(game, seat.bag, setting.bag ?? '');
  fill(game, seat.container, setting.container ?? '');
  fill(game, seat.planning, setting.planning ?? '');
  fill(game, seat.trading, setting.trading ?? '');
  setCards(game, number, setting);
  for (const slot of setting.carts ?? []) {
    seat.carts[slot - 1] = 1;
    state.carts--;
  }
  for (const [name, text] of Object.entries(setting.on ?? {})) {
    const site = siteNames(game).findIndex((known) => known === name);
    if (site < 0) throw new Error(`no such site: ${name}`);
    for (const thing of takeTiles(game, text)) putOn(game, number, site, thing, 0);
  }
  setRows(game, seat, setting.rows ?? []);
  setOrders(game, number, setting);
}

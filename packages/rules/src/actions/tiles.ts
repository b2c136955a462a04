import type { ExchangeTable } from '../components/exchanges.ts';
import { COIN } from '../goods.ts';
import { tell } from '../log/log.ts';
import { encode, NO_GOOD } from '../moves/move.ts';
import type { Game } from '../state/game.ts';
import { firstCell, isLocation, siteSize, takeOff, thingIn } from '../state/spaces.ts';

/**
 * What an action can take: the tiles on its own spaces, and those on extra spaces (X14), which serve anywhere (A7).
 * Loaded into these reused arrays because moves are generated millions of times.
 */
export const own = new Int32Array(COIN + 1);
export const extras = {
  count: 0,
  good: new Int32Array(8),
  bit: new Int32Array(8),
  site: new Int32Array(8),
};

function addSite(game: Game, seat: number, site: number): void {
  const { cells } = game.state;
  const first = firstCell(game, seat, site);
  const size = siteSize(game, seat, site);
  for (let i = first; i < first + size; i++) if (cells[i] !== 0) own[thingIn(cells[i])]++;
}

/** Counts what lies on a site; for a location also what lies on extensions that enlarge it (X19). */
export function loadOwn(game: Game, seatNumber: number, site: number): void {
  const seat = game.state.seats[seatNumber];
  for (let thing = 0; thing <= COIN; thing++) own[thing] = 0;
  addSite(game, seatNumber, site);
  if (!isLocation(site)) return;
  for (let i = 0; i < seat.extensionCount; i++) {
    const tile = seat.extensions[i];
    if (game.tables.spacesFor[tile] === site) addSite(game, seatNumber, game.tables.firstExtension + tile);
  }
}

function isFilled(game: Game, seat: number, site: number): boolean {
  const first = firstCell(game, seat, site);
  const size = siteSize(game, seat, site);
  for (let i = first; i < first + size; i++) if (game.state.cells[i] !== 0) return true;
  return false;
}

/** Whether `loadOwn` would find anything; asked first because most sites are empty most of the time. */
export function liesAny(game: Game, seatNumber: number, site: number): boolean {
  if (isFilled(game, seatNumber, site)) return true;
  const seat = game.state.seats[seatNumber];
  for (let i = 0; i < seat.extensionCount; i++) {
    const tile = seat.extensions[i];
    if (
      game.tables.spacesFor[tile] === site &&
      isFilled(game, seatNumber, game.tables.firstExtension + tile)
    ) {
      return true;
    }
  }
  return false;
}

/** Lists the filled extra spaces of a seat. */
export function loadExtras(game: Game, seatNumber: number): void {
  const seat = game.state.seats[seatNumber];
  extras.count = 0;
  for (let i = 0; i < seat.extensionCount; i++) {
    const tile = seat.extensions[i];
    if (!game.tables.isExtra[tile]) continue;
    const site = game.tables.firstExtension + tile;
    const cell = game.state.cells[firstCell(game, seatNumber, site)];
    if (cell === 0) continue;
    extras.good[extras.count] = thingIn(cell);
    extras.bit[extras.count] = 1 << game.tables.extraBit[tile];
    extras.site[extras.count] = site;
    extras.count++;
  }
}

const missing = new Int32Array(COIN + 1);

/** Whether the chosen extras, each needed, and the own tiles loaded pay for an exchange. */
function covers(exchange: ExchangeTable, chosen: number): boolean {
  const { payKinds, payCounts } = exchange;
  if (chosen === 0) {
    for (let k = 0; k < payKinds.length; k++) if (own[payKinds[k]] < payCounts[k]) return false;
    return true;
  }
  for (let k = 0; k < payKinds.length; k++) missing[payKinds[k]] = payCounts[k];
  let fits = true;
  for (let e = 0; e < extras.count; e++) {
    if ((chosen & (1 << e)) !== 0 && --missing[extras.good[e]] < 0) fits = false;
  }
  for (let k = 0; k < payKinds.length; k++) if (missing[payKinds[k]] > own[payKinds[k]]) fits = false;
  missing.fill(0);
  return fits;
}

function extraBits(chosen: number): number {
  let bits = 0;
  for (let e = 0; e < extras.count; e++) if ((chosen & (1 << e)) !== 0) bits |= extras.bit[e];
  return bits;
}

/** Appends an exchange once for each way to pay for it and each good to choose. */
export function appendExchange(
  out: Int32Array,
  n: number,
  kind: number,
  a: number,
  exchange: ExchangeTable,
): number {
  let next = n;
  for (let chosen = 0; chosen < 1 << extras.count; chosen++) {
    if (!covers(exchange, chosen)) continue;
    const bits = extraBits(chosen);
    if (exchange.gains.length === 0) out[next++] = encode(kind, a, NO_GOOD, bits);
    for (let i = 0; i < exchange.gains.length; i++) out[next++] = encode(kind, a, exchange.gains[i], bits);
  }
  return next;
}

/** The ways to pay that `waysToPay` found, each a set of extras. */
export const ways = new Int32Array(1 << 8);

/** Fills `ways` with every set of extras that pays, with the own tiles loaded; returns how many. */
export function waysToPay(exchange: ExchangeTable): number {
  let count = 0;
  for (let chosen = 0; chosen < 1 << extras.count; chosen++) {
    if (covers(exchange, chosen)) ways[count++] = extraBits(chosen);
  }
  return count;
}

/** Takes a tile of an action off its site: from an extension that enlarges the location first, then its own spaces. */
export function takeTile(game: Game, seatNumber: number, site: number, thing: number): void {
  const seat = game.state.seats[seatNumber];
  if (isLocation(site)) {
    for (let i = 0; i < seat.extensionCount; i++) {
      const tile = seat.extensions[i];
      const enlarging = game.tables.firstExtension + tile;
      if (game.tables.spacesFor[tile] === site && takeOff(game, seatNumber, enlarging, thing, 0)) return;
    }
  }
  takeOff(game, seatNumber, site, thing, 0);
}

/** Uses up one thing: tiles go to the container, coins to the supply (A5). */
export function spendThing(game: Game, seatNumber: number, site: number, thing: number): void {
  takeTile(game, seatNumber, site, thing);
  if (thing !== COIN) game.state.seats[seatNumber].container[thing]++;
  tell(game, 'spent', seatNumber, thing, site);
}

/** Pays for an exchange: the extras named, the rest from the site's own spaces. */
export function spend(
  game: Game,
  seatNumber: number,
  site: number,
  exchange: ExchangeTable,
  bits: number,
): void {
  loadExtras(game, seatNumber);
  for (let k = 0; k < exchange.payKinds.length; k++) missing[exchange.payKinds[k]] = exchange.payCounts[k];
  for (let e = 0; e < extras.count; e++) {
    if ((bits & extras.bit[e]) === 0) continue;
    missing[extras.good[e]]--;
    spendThing(game, seatNumber, extras.site[e], extras.good[e]);
  }
  for (let k = 0; k < exchange.payKinds.length; k++) {
    const thing = exchange.payKinds[k];
    for (; missing[thing] > 0; missing[thing]--) spendThing(game, seatNumber, site, thing);
  }
}

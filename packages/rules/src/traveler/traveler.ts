import { STRIP_SITE } from '../components/sites.ts';
import { appendStoring } from '../actions/village.ts';
import { appendExchange, extras, loadOwn, own, spendThing, takeTile } from '../actions/tiles.ts';
import { GOOD_COUNT } from '../goods.ts';
import { tell } from '../log/log.ts';
import { encode, MOVE, NEUTRAL } from '../moves/move.ts';
import type { Game } from '../state/game.ts';
import { CARD } from '../state/state.ts';
import { gainOpals } from '../state/supply.ts';

/** T10: each tile on the strip or an extra space is worth an opal. */
export function appendOpals(out: Int32Array, n: number): number {
  let next = n;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (own[good] > 0) out[next++] = encode(MOVE.buyOpal, STRIP_SITE, good);
  }
  for (let e = 0; e < extras.count; e++) out[next++] = encode(MOVE.buyOpal, extras.site[e], extras.good[e]);
  return next;
}

export function buyOpal(game: Game, seat: number, source: number, good: number): void {
  spendThing(game, seat, source, good);
  gainOpals(game, seat, 1);
}

/** Whether a good pays for an asset (T11). */
export function paysFor(game: Game, asset: number, good: number): boolean {
  return game.components.assets[asset].cost === 'any' || (game.tables.higherMask & (1 << good)) !== 0;
}

function appendAssets(game: Game, seatNumber: number, out: Int32Array, n: number): number {
  if (game.state.seats[seatNumber].boughtAsset === 1) return n;
  const { assetAt } = game.state;
  let next = n;
  for (let asset = 0; asset < assetAt.length; asset++) {
    if (assetAt[asset] !== CARD.market) continue;
    for (let good = 0; good < GOOD_COUNT; good++) {
      if (own[good] > 0 && paysFor(game, asset, good))
        out[next++] = encode(MOVE.buyAsset, STRIP_SITE, good, asset);
    }
    for (let e = 0; e < extras.count; e++) {
      if (paysFor(game, asset, extras.good[e])) {
        out[next++] = encode(MOVE.buyAsset, extras.site[e], extras.good[e], asset);
      }
    }
  }
  return next;
}

export function buyAsset(game: Game, seatNumber: number, source: number, good: number, asset: number): void {
  const { state } = game;
  const seat = state.seats[seatNumber];
  takeTile(game, seatNumber, source, good);
  seat.trading[good]++;
  state.assetAt[asset] = CARD.held + seatNumber;
  seat.assets[seat.assetCount++] = asset;
  seat.boughtAsset = 1;
  tell(game, 'assetBought', seatNumber, asset, good);
}

/** The tiles on a trading space: a seat's, or the neutral one. */
export function tradingSpace(game: Game, from: number): number[] {
  return from === NEUTRAL ? game.state.neutral : game.state.seats[from].trading;
}

function appendGoods(game: Game, seatNumber: number, out: Int32Array, n: number): number {
  const { opals } = game.state.seats[seatNumber];
  if (opals === 0) return n;
  let next = n;
  for (let from = 0; from <= NEUTRAL; from++) {
    if (from === seatNumber || (from >= game.tables.players && from !== NEUTRAL)) continue;
    const tiles = tradingSpace(game, from);
    for (let good = 0; good < GOOD_COUNT; good++) {
      if (tiles[good] > 0 && game.tables.opals[good] <= opals) out[next++] = encode(MOVE.buyGood, good, from);
    }
  }
  return next;
}

export function buyGood(game: Game, seatNumber: number, good: number, from: number): void {
  const seat = game.state.seats[seatNumber];
  const price = game.tables.opals[good];
  seat.opals -= price;
  tell(game, 'opalsPaid', seatNumber, price);
  tradingSpace(game, from)[good]--;
  seat.container[good]++;
  tell(game, 'goodBought', seatNumber, good, from);
}

/** Tiles that a storing asset may still store in this action, those on extra spaces standing in for its own (T9). */
export function appendAssetStoring(
  game: Game,
  seat: number,
  asset: number,
  out: Int32Array,
  n: number,
): number {
  const site = game.tables.firstAsset + asset;
  loadOwn(game, seat, site);
  return appendStoring(game, seat, site, asset + 1, out, n);
}

/** Every action with the traveler (T9–T13); the extras are loaded. */
export function appendTraveler(game: Game, seatNumber: number, out: Int32Array, n: number): number {
  const { tables } = game;
  const seat = game.state.seats[seatNumber];
  loadOwn(game, seatNumber, STRIP_SITE);
  let next = appendOpals(out, n);
  next = appendAssets(game, seatNumber, out, next);
  next = appendGoods(game, seatNumber, out, next);
  for (let i = 0; i < seat.assetCount; i++) {
    const asset = seat.assets[i];
    const site = tables.firstAsset + asset;
    const exchange = tables.siteExchange[site];
    if (exchange !== null) {
      loadOwn(game, seatNumber, site);
      next = appendExchange(out, next, MOVE.use, site, exchange);
    } else if (tables.assetVerb[asset] === 'storeForTraveler') {
      next = appendAssetStoring(game, seatNumber, asset, out, next);
    }
  }
  return next;
}

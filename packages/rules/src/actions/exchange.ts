import { BASIC_EXCHANGES, type ExchangeTable } from '../components/exchanges.ts';
import { CORN } from '../goods.ts';
import { tell } from '../log/log.ts';
import { encode, MOVE, NO_GOOD } from '../moves/move.ts';
import type { Game } from '../state/game.ts';
import { exchangeOf } from '../state/spaces.ts';
import { gainCoins, gainGood, gainOpals, gainPoints } from '../state/supply.ts';
import { gainCorn } from '../warehouse/corn.ts';
import { appendExchange, extras, own, spend, spendThing } from './tiles.ts';

/** The basic exchanges of a location, whose tiles are loaded (A20–A28). */
export function appendBasic(game: Game, location: number, out: Int32Array, n: number): number {
  const actions = game.tables.basicExchanges[location];
  let next = n;
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i];
    next = BASIC_EXCHANGES[action].many
      ? appendTrade(game, action, out, next)
      : appendExchange(out, next, MOVE.produce, action, game.tables.basic[action]);
  }
  return next;
}

/** A tile at a time (A20, A24): from the location's own spaces, or from an extra space. */
export function appendTrade(game: Game, action: number, out: Int32Array, n: number): number {
  const { location, pays, gains } = game.tables.basic[action];
  let next = n;
  if (own[pays[0]] > 0) {
    for (let i = 0; i < gains.length; i++) out[next++] = encode(MOVE.trade, location, gains[i], action);
  }
  for (let e = 0; e < extras.count; e++) {
    if (extras.good[e] !== pays[0]) continue;
    for (let i = 0; i < gains.length; i++) out[next++] = encode(MOVE.trade, extras.site[e], gains[i], action);
  }
  return next;
}

function gainFrom(game: Game, seat: number, exchange: ExchangeTable, gain: number): void {
  gainCoins(game, seat, exchange.coins);
  gainOpals(game, seat, exchange.opals);
  gainPoints(game, seat, exchange.points);
  if (gain === CORN) gainCorn(game, seat);
  else if (gain !== NO_GOOD) gainGood(game, seat, gain);
}

/** Takes a basic exchange: pays, then gains what is left of the good (S11). */
export function produce(game: Game, seat: number, action: number, gain: number, bits: number): void {
  const exchange = game.tables.basic[action];
  tell(game, 'acted', seat, action);
  spend(game, seat, exchange.location, exchange, bits);
  gainFrom(game, seat, exchange, gain);
}

export function trade(game: Game, seat: number, source: number, gain: number, action: number): void {
  tell(game, 'acted', seat, action);
  spendThing(game, seat, source, game.tables.basic[action].pays[0]);
  gainFrom(game, seat, game.tables.basic[action], gain);
}

/** Takes the exchange of a role tile, extension or asset. */
export function useCard(game: Game, seat: number, site: number, gain: number, bits: number): void {
  const exchange = exchangeOf(game, seat, site);
  if (exchange === null) throw new Error(`site ${site} has no exchange`);
  tell(game, 'cardUsed', seat, site);
  spend(game, seat, site, exchange, bits);
  gainFrom(game, seat, exchange, gain);
}

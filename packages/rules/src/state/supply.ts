import type { AssetEffect, EventEffect } from '../components/effects.ts';
import { CORN, GOOD_COUNT } from '../goods.ts';
import { HARBOR, HOME, MARKET, NOWHERE, VILLAGE } from '../locations.ts';
import { tell } from '../log/log.ts';
import { END_EVENTS } from './end-cause.ts';
import type { Game } from './game.ts';
import { CARD } from './state.ts';

/** E1: the round is finished and one more is played; a second trigger changes nothing. */
export function triggerEnd(game: Game, cause: number): void {
  const { state } = game;
  if (state.lastRound !== 0) return;
  state.lastRound = state.round + 1;
  state.endCause = cause;
  tell(game, 'endTriggered', cause, state.lastRound);
}

/** Z3: the round of the short game's last event is the last, whatever E1 promises later. */
export function endWithEvents(game: Game): void {
  const { state } = game;
  if (state.lastRound === state.round) return;
  state.endCause = END_EVENTS;
  state.lastRound = state.round;
  tell(game, 'endTriggered', state.endCause, state.lastRound);
}

function anyLeft(places: readonly number[]): boolean {
  for (let i = 0; i < places.length; i++) if (places[i] === CARD.market) return true;
  return false;
}

function isEmptied(game: Game, location: number): boolean {
  const { state } = game;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (HOME[good] === location && state.supply[good] > 0) return false;
  }
  if (location === VILLAGE) return state.carts === 0 && !anyLeft(state.houseAt);
  if (location === MARKET) return !anyLeft(state.orderAt);
  if (location === HARBOR) return !anyLeft(state.boatAt);
  return true;
}

/** Checks a location that has just lost something. */
export function checkLocation(game: Game, location: number): void {
  if (game.state.lastRound === 0 && location !== NOWHERE && isEmptied(game, location)) {
    triggerEnd(game, location + 1);
  }
}

/** Takes one tile of a good out of the supply; false if there is none (S11). */
export function takeFromSupply(game: Game, good: number): boolean {
  const { supply } = game.state;
  if (supply[good] === 0) return false;
  supply[good]--;
  checkLocation(game, HOME[good]);
  return true;
}

/** One tile of a good, never corn, from the supply into the container (A5), if any is left. */
export function gainGood(game: Game, seat: number, good: number): void {
  if (good === CORN) throw new Error('corn never enters a container (W9)');
  if (takeFromSupply(game, good)) {
    game.state.seats[seat].container[good]++;
    tell(game, 'gained', seat, good);
  } else tell(game, 'ranOut', seat, good);
}

export function gainCoins(game: Game, seat: number, coins: number): void {
  if (coins === 0) return;
  game.state.seats[seat].coins += coins;
  tell(game, 'coinsGained', seat, coins);
}

export function payCoins(game: Game, seat: number, coins: number): void {
  if (coins === 0) return;
  game.state.seats[seat].coins -= coins;
  tell(game, 'coinsPaid', seat, coins);
}

export function gainPoints(game: Game, seat: number, points: number): void {
  if (points === 0) return;
  game.state.seats[seat].points += points;
  tell(game, 'pointsGained', seat, points);
}

export function gainOpals(game: Game, seat: number, opals: number): void {
  if (opals === 0) return;
  game.state.seats[seat].opals += opals;
  tell(game, 'opalsGained', seat, opals);
}

/** The sum of one permanent effect over a seat's assets. */
export function assetSum(game: Game, seatNumber: number, verb: AssetEffect['verb']): number {
  const seat = game.state.seats[seatNumber];
  let sum = 0;
  for (let i = 0; i < seat.assetCount; i++) {
    if (game.tables.assetVerb[seat.assets[i]] === verb) sum += game.tables.assetAmount[seat.assets[i]];
  }
  return sum;
}

/** Whether a seat has an asset with this effect. */
export function hasAssetVerb(game: Game, seatNumber: number, verb: AssetEffect['verb']): boolean {
  const seat = game.state.seats[seatNumber];
  for (let i = 0; i < seat.assetCount; i++) {
    if (game.tables.assetVerb[seat.assets[i]] === verb) return true;
  }
  return false;
}

/** The largest of one permanent effect over a seat's assets. */
export function assetMost(game: Game, seatNumber: number, verb: AssetEffect['verb']): number {
  const seat = game.state.seats[seatNumber];
  let most = 0;
  for (let i = 0; i < seat.assetCount; i++) {
    if (game.tables.assetVerb[seat.assets[i]] === verb)
      most = Math.max(most, game.tables.assetAmount[seat.assets[i]]);
  }
  return most;
}

/** The amount of the event in force if it has this effect, else 0. */
export function eventAmount(game: Game, verb: EventEffect['verb']): number {
  const { event } = game.state;
  return event >= 0 && game.tables.eventVerb[event] === verb ? game.tables.eventAmount[event] : 0;
}

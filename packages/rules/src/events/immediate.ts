import { below, STREAM } from '../chance/chance.ts';
import { CORN } from '../goods.ts';
import { MARKET, VILLAGE } from '../locations.ts';
import { tell } from '../log/log.ts';
import { closeGaps, dropBottom, refillStrip } from '../round/strip.ts';
import type { Game } from '../state/game.ts';
import { allCoins } from '../state/spaces.ts';
import { CARD } from '../state/state.ts';
import { checkLocation, gainCoins, gainPoints } from '../state/supply.ts';
import { completeRows, storedOf } from '../warehouse/rows.ts';
import { isAtOnce } from './verbs.ts';

/** What an event does without asking: to each seat in turn order, and, with the first seat, to the table. */
export function happen(game: Game, seatNumber: number, first: boolean): void {
  const { state, tables } = game;
  const amount = tables.eventAmount[state.event];
  const verb = tables.eventVerb[state.event];
  if (!isAtOnce(verb)) return;
  switch (verb) {
    case 'gainCoins':
      return gainCoins(game, seatNumber, amount);
    case 'gainCoinsPerRow':
      return gainCoins(game, seatNumber, amount * completeRows(game, state.seats[seatNumber]));
    case 'coinsForTheBroke':
      return gainCoins(game, seatNumber, allCoins(game, seatNumber) === 0 ? amount : 0);
    case 'pointsForTheBroke':
      return gainPoints(game, seatNumber, allCoins(game, seatNumber) === 0 ? amount : 0);
    case 'pointsForFewestCorn':
      return gainPoints(game, seatNumber, hasFewestCorn(game, seatNumber) ? amount : 0);
    case 'dropExtension':
      if (first) dropExtension(game);
      return;
    case 'dropRandomOrder':
      if (first) dropOrder(game);
      return;
    case 'dropRandomHouse':
      if (first) dropHouse(game);
      return;
    default:
      throw new Error(`nothing happens: ${verb satisfies never}`);
  }
}

/** Q37: corn on X25 does not count (G26). */
function hasFewestCorn(game: Game, seatNumber: number): boolean {
  const { seats } = game.state;
  const corn = storedOf(seats[seatNumber], CORN);
  for (let other = 0; other < seats.length; other++) if (storedOf(seats[other], CORN) < corn) return false;
  return true;
}

/** Q7: no purchase for N4; with an empty pile the top stays empty (G13). */
function dropExtension(game: Game): void {
  dropBottom(game);
  closeGaps(game);
  refillStrip(game);
}

/** A card at random out of those still lying there; −1 if there is none. */
function dropRandom(game: Game, places: number[]): number {
  let count = 0;
  for (let card = 0; card < places.length; card++) if (places[card] === CARD.market) count++;
  if (count === 0) return -1;
  let left = below(game.chance, game.state.counters, STREAM.eventEffect, count);
  let card = 0;
  while (places[card] !== CARD.market || left-- > 0) card++;
  places[card] = CARD.gone;
  game.state.revealed++;
  return card;
}

function dropOrder(game: Game): void {
  const order = dropRandom(game, game.state.orderAt);
  if (order < 0) return;
  tell(game, 'orderRemoved', order);
  checkLocation(game, MARKET);
}

function dropHouse(game: Game): void {
  const house = dropRandom(game, game.state.houseAt);
  if (house < 0) return;
  tell(game, 'houseRemoved', house);
  checkLocation(game, VILLAGE);
}

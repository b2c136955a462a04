import { below, createChance, shuffle, STREAM } from '../chance/chance.ts';
import type { Components, EventGroup, Letter } from '../components/components.ts';
import { tablesFor } from '../components/tables.ts';
import { ROAD, VILLAGE } from '../locations.ts';
import type { Log } from '../log/log.ts';
import { type Options, whyNotOptions } from '../options.ts';
import { isRejection, type Rejection } from '../rejection.ts';
import { advance } from '../round/round.ts';
import { refillStrip } from '../round/strip.ts';
import { type Game, seatInOrder } from '../state/game.ts';
import { CARD, createState } from '../state/state.ts';
import { checkLocation } from '../state/supply.ts';
import { whyNotComponents } from './refusal.ts';
import { takeRole } from './roles.ts';

export interface Setup {
  readonly components: Components;
  readonly options: Options;
  readonly seed: string;
  /** What the players' clients add to the seed, by seat. */
  readonly entropy?: readonly string[];
}

/** A game of which nothing has been laid out yet, or why there can be none. */
export function createBareGame(setup: Setup, log: Log | null = null): Game | Rejection {
  const refusal = whyNotOptions(setup.options) ?? whyNotComponents(setup.components);
  if (refusal !== null) return refusal;
  const { components, options } = setup;
  const tables = tablesFor(components, options);
  return {
    components,
    options,
    tables,
    chance: createChance(setup.seed, setup.entropy),
    log,
    state: createState(tables),
  };
}

/** Sets up a game up to its first decision, told to `log`, or says why there can be none. The same set-up, the same game. */
export function createGame(setup: Setup, log: Log | null = null): Game | Rejection {
  const game = createBareGame(setup, log);
  if (isRejection(game)) return game;
  const { components, options, state } = game;
  layRing(game);
  layOrders(game);
  layBuildings(game);
  layExtensions(game);
  if (options.traveler !== 'off') layEvents(game);
  if (options.traveler === 'full') layTraveler(game);
  state.carts -= options.players; // S7
  checkLocation(game, VILLAGE);
  state.startingSeat =
    options.startingSeat === 'random'
      ? below(game.chance, state.counters, STREAM.start, options.players)
      : options.startingSeat;
  if (options.short)
    for (const seat of state.seats) seat.road = components.board.road.indexOf('planning') + 1; // Z1
  if (options.roles === 'random') dealRoles(game);
  advance(game);
  return game;
}

function layRing(game: Game): void {
  const { ring, ringPlace, counters } = game.state;
  shuffle(game.chance, counters, STREAM.ring, ring); // S2
  for (let place = 0; place < ring.length; place++) ringPlace[ring[place]] = place;
}

function inPlay(game: Game, rows: readonly { readonly traveler: boolean }[]): number[] {
  const added = game.options.traveler !== 'off'; // T1, T5
  return rows.flatMap((row, index) => (added || !row.traveler ? [index] : []));
}

function layOrders(game: Game): void {
  const orders = inPlay(game, game.components.orders);
  shuffle(game.chance, game.state.counters, STREAM.orders, orders);
  for (const order of orders.slice(0, game.tables.ordersInPlay)) game.state.orderAt[order] = CARD.market; // S5
}

function layBuildings(game: Game): void {
  for (const house of inPlay(game, game.components.houses)) game.state.houseAt[house] = CARD.market;
  for (const boat of inPlay(game, game.components.boats)) game.state.boatAt[boat] = CARD.market;
}

/** S6: the pile is an array whose end is its top, so D lies first. */
function layExtensions(game: Game): void {
  const { state, components } = game;
  for (const letter of ['D', 'C', 'B', 'A'] satisfies Letter[]) {
    const from = state.pileLeft;
    for (const [tile, row] of components.extensions.entries()) {
      if (row.letter !== letter || row.players > game.options.players) continue;
      state.extensionAt[tile] = CARD.pile;
      state.pile[state.pileLeft++] = tile;
    }
    shuffle(game.chance, state.counters, STREAM.extensions, state.pile, from, state.pileLeft);
  }
  refillStrip(game);
}

/** T2, Z2: the array's start is the top of the event pile. */
function layEvents(game: Game): void {
  const { state, components } = game;
  for (const group of ['A', 'B', 'C', 'D', 'E'] satisfies EventGroup[]) {
    const cards = components.events.flatMap((event, index) => (event.group === group ? [index] : []));
    shuffle(game.chance, state.counters, STREAM.events, cards);
    for (const card of cards.slice(0, game.tables.pileCounts[group]))
      state.eventPile[state.eventCount++] = card;
  }
}

function layTraveler(game: Game): void {
  game.state.traveler = ROAD; // T4
  for (const [asset, row] of game.components.assets.entries()) {
    game.state.assetAt[asset] = row.stage === 1 ? CARD.market : CARD.pile; // T3
  }
}

/** S9, random: from the starting player on, each draws one. */
function dealRoles(game: Game): void {
  const { state } = game;
  const roles = state.roleAt.map((_, role) => role);
  shuffle(game.chance, state.counters, STREAM.roles, roles);
  for (let k = 0; k < state.seats.length; k++) takeRole(game, seatInOrder(state, k), roles[k]);
  state.cursor = state.seats.length;
}

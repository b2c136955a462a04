import { type Good, GOODS } from '../goods.ts';
import { type Location, LOCATIONS } from '../locations.ts';
import { activeSeats, awaitedSeats, isOver } from '../moves/awaited.ts';
import { score, type Score, winners } from '../scoring/score.ts';
import type { Game } from '../state/game.ts';
import { CARD, PHASES } from '../state/state.ts';
import { endCauseName } from '../state/end-cause.ts';
import { goodsRecord, idsAt, namesOf } from './names.ts';
import { type OwnView, viewOwn } from './own.ts';
import { type PlayerView, viewPlayer } from './player.ts';

export type Viewer = number | 'spectator';

/** All that a seat, or a spectator, may know (K1–K5), built field by field: what is not written here is not told. */
export interface View {
  readonly seat: number | null;
  readonly phase: string;
  readonly round: number;
  readonly startingSeat: number;
  readonly lastRound: number | null;
  readonly endedBy: string | null;
  /** The seats without whose decision nothing goes on, and those that may act meanwhile (P7). */
  readonly waitsFor: readonly number[];
  readonly mayAct: readonly number[];
  /** Locations in clockwise order. */
  readonly ring: readonly Location[];
  readonly supply: Readonly<Record<Good, number>>;
  readonly carts: number;
  readonly orders: readonly string[];
  readonly houses: readonly string[];
  readonly boats: readonly string[];
  readonly roles: readonly string[];
  readonly strip: readonly (string | null)[];
  /** How many extensions the pile holds, and the letter on its back. */
  readonly pile: { readonly left: number; readonly letter: string | null };
  readonly removed: {
    readonly orders: readonly string[];
    readonly houses: readonly string[];
    readonly extensions: readonly string[];
  };
  readonly event: string | null;
  readonly eventsRevealed: readonly string[];
  readonly eventsLeft: number;
  readonly traveler: Location | null;
  readonly assets: readonly string[];
  readonly assetsFaceDown: number;
  readonly neutral: Readonly<Record<Good, number>>;
  readonly firsts: {
    readonly row: number | null;
    readonly order: number | null;
    readonly house: number | null;
    readonly rowOf: Readonly<Partial<Record<Good, number>>>;
  };
  readonly players: readonly PlayerView[];
  readonly own: OwnView | null;
  /** Only when the game is over. */
  readonly scores: readonly Score[] | null;
  readonly winners: readonly number[] | null;
}

function orNull(seat: number): number | null {
  return seat < 0 ? null : seat;
}

function firstRows(firsts: readonly number[]): Partial<Record<Good, number>> {
  return Object.fromEntries(
    GOODS.flatMap((good, index) => (firsts[index] < 0 ? [] : [[good, firsts[index]]])),
  );
}

/** What this viewer may know of the game. */
export function view(game: Game, viewer: Viewer): View {
  const { state, components } = game;
  const seat = viewer === 'spectator' ? null : viewer;
  const over = isOver(game);
  const top = state.pileLeft === 0 ? null : components.extensions[state.pile[state.pileLeft - 1]];
  return {
    seat,
    phase: PHASES[state.phase],
    round: state.round,
    startingSeat: state.startingSeat,
    lastRound: state.lastRound === 0 ? null : state.lastRound,
    endedBy: endCauseName(state.endCause),
    waitsFor: awaitedSeats(game),
    mayAct: activeSeats(game),
    ring: state.ring.map((location) => LOCATIONS[location]),
    supply: goodsRecord(state.supply),
    carts: state.carts,
    orders: idsAt(components.orders, state.orderAt, CARD.market),
    houses: idsAt(components.houses, state.houseAt, CARD.market),
    boats: idsAt(components.boats, state.boatAt, CARD.market),
    roles: idsAt(components.roles, state.roleAt, CARD.market),
    strip: state.strip.map((tile) => (tile < 0 ? null : components.extensions[tile].id)),
    pile: { left: state.pileLeft, letter: top === null ? null : top.letter },
    removed: {
      orders: idsAt(components.orders, state.orderAt, CARD.gone),
      houses: idsAt(components.houses, state.houseAt, CARD.gone),
      extensions: idsAt(components.extensions, state.extensionAt, CARD.gone),
    },
    event: state.event < 0 ? null : components.events[state.event].id,
    eventsRevealed: namesOf(components.events, state.eventPile, state.eventsRevealed),
    eventsLeft: state.eventCount - state.eventsRevealed,
    traveler: state.traveler < 0 ? null : LOCATIONS[state.traveler],
    assets: idsAt(components.assets, state.assetAt, CARD.market),
    assetsFaceDown: state.assetAt.filter((place) => place === CARD.pile).length,
    neutral: goodsRecord(state.neutral),
    firsts: {
      row: orNull(state.firstRow),
      order: orNull(state.firstOrder),
      house: orNull(state.firstHouse),
      rowOf: firstRows(state.firstRowOf),
    },
    players: state.seats.map((_, number) => viewPlayer(game, number, viewer)),
    own: seat === null ? null : viewOwn(game, seat),
    scores: over ? state.seats.map((_, number) => score(game, number)) : null,
    winners: over ? winners(game) : null,
  };
}

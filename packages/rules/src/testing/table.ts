import { steadyPack } from '@altiplano/pack/testing';
import type { Components } from '../components/components.ts';
import { type Good, GOODS, goodIndex, THINGS } from '../goods.ts';
import { type Location, locationIndex } from '../locations.ts';
import { createLog, readLog } from '../log/log.ts';
import type { GameEvent } from '../log/told.ts';
import { siteNames } from '../moves/fields.ts';
import { legalMoves } from '../moves/legal.ts';
import { activeSeats, awaitedSeat, isOver } from '../moves/awaited.ts';
import { createMoveBuffer, type MoveType } from '../moves/move.ts';
import { play } from '../moves/play.ts';
import { type MoveOf, type ReadableMove, writeMove } from '../moves/shapes.ts';
import { DEFAULT_OPTIONS, type Options } from '../options.ts';
import { isRejection, type Rejection } from '../rejection.ts';
import { advance } from '../round/round.ts';
import { score, type Score } from '../scoring/score.ts';
import { createGame } from '../setup/create.ts';
import { FRAME, push } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { firstCell, thingIn } from '../state/spaces.ts';
import { CARD, PHASE, type Seat } from '../state/state.ts';
import { beginDrawing } from '../drawing/drawing.ts';
import { beginPlanning } from '../planning/planning.ts';
import { fill, find, leave, type SeatSetting, setSeat, takeOutOfPile } from './setting.ts';

export interface Table {
  readonly game: Game;
  /** Sets what lies before a seat; tiles come out of the supply, so nothing is ever counted twice. */
  seat(number: number, setting: SeatSetting): Table;
  /** Leaves exactly so many of these in the supply; the rest leaves the table for good. */
  supply(left: Partial<Record<Good, number>>): Table;
  carts(left: number): Table;
  /** Puts these extensions on the strip, from the bottom; null for a gap. */
  strip(ids: (string | null)[]): Table;
  /** Leaves exactly these extensions in the pile, from its top. */
  pile(ids: string[]): Table;
  /** Leaves only these cards at the market, harbor or village. */
  ordersLeft(ids: string[]): Table;
  housesLeft(ids: string[]): Table;
  boatsLeft(ids: string[]): Table;
  neutral(text: string): Table;
  traveler(location: Location): Table;
  ring(order: Location[]): Table;
  /** It is this seat's turn in phase 3. */
  turn(seat: number): Table;
  drawing(): Table;
  planning(): Table;
  /** A round begins with this event. */
  event(id: string): Table;
  /** The same, and what is told up to the first decision. */
  reveal(id: string): GameEvent[];
  noEventsLeft(): Table;
  /** No extension is left in the pile. */
  noPileLeft(): Table;
  /** The seats that may decide something now. */
  asked(): number[];
  /** Every seat that is asked declines. */
  allDecline(): Table;
  /** Every seat draws as many tiles as it may. */
  allDraw(): Table;
  /** This event is in force for the round, its offers already answered. */
  inForce(id: string): Table;
  /** This round is the last (E1). */
  lastRound(): Table;
  /** All pass: the round ends and the next begins. */
  endRound(): Table;
  /** Everyone declines, draws, plans nothing and passes, up to the next round or the end; returns what happened. */
  idleRound(): GameEvent[];
  /** The legal moves of a seat in readable form. */
  legal(seat: number): ReadableMove[];
  legalTypes(seat: number): string[];
  /** The legal moves of one type. */
  offered<T extends MoveType>(seat: number, type: T): MoveOf<T>[];
  /** Plays moves that must be legal and returns what happened. */
  play(seat: number, ...moves: ReadableMove[]): GameEvent[];
  /** The rejection of a move that must be refused; the state must not change. */
  refused(seat: number, move: unknown): Rejection;
  /** What lies on a site, in words and sorted. */
  on(seat: number, site: string): string;
  words(pool: readonly number[]): string;
  /** What lies in a seat's container, in words. */
  container(seat: number): string;
  /** The extensions at the strip, from the bottom; null for a gap. */
  onStrip(): (string | null)[];
  bag(seat: number): string;
  /** What lies on a seat's planning spaces, in words. */
  planned(seat: number): string;
  rows(seat: number): string[];
  score(seat: number): Score;
}

const buffer = createMoveBuffer();
/** How to do nothing in each decision. */
const IDLE: readonly string[] = ['decline', 'draw', 'declare', 'pass', 'finish'];

/** A game as it really begins, with nothing changed. */
export function newTable(
  options: Partial<Options> = {},
  components: Components = steadyPack,
  seed = 'test',
): Table {
  const game = createGame({
    components,
    options: { ...DEFAULT_OPTIONS, players: 2, startingSeat: 0, ...options },
    seed,
  });
  if (isRejection(game)) throw new Error(JSON.stringify(game));
  return wrap(game);
}

/** A table in phase 3 of round 1 with seat 0 to act: every bag, container and space empty, no coins, roles in the pack's order. */
export function table(
  options: Partial<Options> = {},
  components: Components = steadyPack,
  seed = 'test',
): Table {
  const made = newTable({ roles: 'random', ...options }, components, seed);
  const { state } = made.game;
  state.roleAt.fill(CARD.market);
  for (const [number, seat] of state.seats.entries()) {
    clearSeat(made.game, seat);
    seat.role = number;
    state.roleAt[number] = CARD.held + number;
    seat.limit = made.game.tables.planningStart;
  }
  state.event = -1;
  state.eventsRevealed = 0;
  return made.turn(0);
}

function clearSeat(game: Game, seat: Seat): void {
  for (const pool of [seat.bag, seat.container, seat.planning]) {
    for (const good of pool.keys()) {
      game.state.supply[good] += pool[good];
      pool[good] = 0;
    }
  }
  seat.coins = 0;
  seat.declared = 0;
  seat.missions.fill(-1);
}

function clearFrames(game: Game): void {
  game.state.waiting = 0;
  for (const seat of game.state.seats) {
    seat.stack.fill(0);
    seat.depth = 0;
  }
}

function wrap(game: Game): Table {
  const { state, components } = game;
  const self: Table = {
    game,
    seat(number, setting) {
      setSeat(game, number, setting);
      return self;
    },
    supply(left) {
      for (const [good, count] of Object.entries(left)) state.supply[goodIndex(good as Good)] = count;
      return self;
    },
    carts(left) {
      state.carts = left;
      return self;
    },
    strip(ids) {
      for (const tile of state.strip) if (tile >= 0) state.extensionAt[tile] = CARD.gone;
      state.strip.fill(-1);
      for (const [space, id] of ids.entries()) {
        if (id === null) continue;
        const tile = find(components.extensions, id);
        takeOutOfPile(game, tile);
        state.strip[space] = tile;
        state.extensionAt[tile] = CARD.market;
      }
      return self;
    },
    pile(ids) {
      self.noPileLeft();
      for (const id of ids.toReversed()) {
        const tile = find(components.extensions, id);
        state.pile[state.pileLeft++] = tile;
        state.extensionAt[tile] = CARD.pile;
      }
      return self;
    },
    ordersLeft(ids) {
      leave(state.orderAt, components.orders, ids);
      return self;
    },
    housesLeft(ids) {
      leave(state.houseAt, components.houses, ids);
      return self;
    },
    boatsLeft(ids) {
      leave(state.boatAt, components.boats, ids);
      return self;
    },
    neutral(text) {
      fill(game, state.neutral, text);
      return self;
    },
    traveler(location) {
      state.traveler = locationIndex(location);
      return self;
    },
    ring(order) {
      for (const [place, location] of order.entries()) {
        state.ring[place] = locationIndex(location);
        state.ringPlace[locationIndex(location)] = place;
      }
      return self;
    },
    turn(seat) {
      clearFrames(game);
      state.phase = PHASE.actions;
      state.cursor = (seat - state.startingSeat + state.seats.length) % state.seats.length;
      push(state, seat, FRAME.turn);
      return self;
    },
    drawing() {
      clearFrames(game);
      state.phase = PHASE.drawing;
      beginDrawing(game);
      return self;
    },
    planning() {
      clearFrames(game);
      state.phase = PHASE.planning;
      for (const seat of state.seats) seat.declared = 0;
      beginPlanning(game);
      return self;
    },
    event(id) {
      const event = find(components.events, id);
      const at = state.eventPile.indexOf(event);
      const next = state.eventsRevealed;
      if (at >= 0) state.eventPile[at] = state.eventPile[next];
      state.eventPile[next] = event;
      if (state.eventCount <= next) state.eventCount = next + 1;
      clearFrames(game);
      state.phase = PHASE.missionPick;
      advance(game);
      return self;
    },
    reveal(id) {
      const log = createLog();
      game.log = log;
      self.event(id);
      game.log = null;
      return readLog(game, log, 'all');
    },
    noEventsLeft() {
      state.eventCount = state.eventsRevealed;
      return self;
    },
    noPileLeft() {
      for (const tile of state.pile) if (tile >= 0) state.extensionAt[tile] = CARD.gone;
      state.pile.fill(-1);
      state.pileLeft = 0;
      return self;
    },
    asked() {
      return activeSeats(game);
    },
    allDecline() {
      for (;;) {
        const seat = self.asked().find((asked) => self.legalTypes(asked).includes('decline'));
        if (seat === undefined) return self;
        self.play(seat, { type: 'decline' });
      }
    },
    allDraw() {
      for (const seat of self.asked()) {
        const draw = self.offered(seat, 'draw').at(-1);
        if (draw !== undefined) self.play(seat, draw);
      }
      return self;
    },
    inForce(id) {
      state.event = find(components.events, id);
      return self;
    },
    lastRound() {
      state.lastRound = state.round;
      return self;
    },
    endRound() {
      clearFrames(game);
      state.phase = PHASE.actions;
      for (const seat of state.seats) seat.passed = 1;
      advance(game);
      return self;
    },
    idleRound() {
      const log = createLog();
      const { round } = state;
      game.log = log;
      while (state.round === round && !isOver(game)) {
        const seat = awaitedSeat(game);
        const move = self.legal(seat).find(({ type }) => IDLE.includes(type));
        if (play(game, seat, move) !== null) throw new Error(`seat ${seat} cannot do nothing`);
      }
      game.log = null;
      return readLog(game, log, 'all');
    },
    legal(seat) {
      const count = legalMoves(game, seat, buffer);
      return Array.from(buffer.subarray(0, count), (move) => writeMove(game, move));
    },
    legalTypes(seat) {
      return [...new Set(self.legal(seat).map((move) => move.type))].sort();
    },
    offered<T extends MoveType>(seat: number, type: T) {
      return self.legal(seat).filter((move): move is ReadableMove & MoveOf<T> => move.type === type);
    },
    play(seat, ...moves) {
      const log = createLog();
      game.log = log;
      for (const move of moves) {
        const refusal = play(game, seat, move);
        if (refusal !== null) throw new Error(`${JSON.stringify(move)} refused: ${JSON.stringify(refusal)}`);
      }
      game.log = null;
      return readLog(game, log, 'all');
    },
    refused(seat, move) {
      const before = JSON.stringify(state);
      const refusal = play(game, seat, move);
      if (refusal === null) throw new Error(`not refused: ${JSON.stringify(move)}`);
      if (JSON.stringify(state) !== before) throw new Error('a refused move changed the state');
      return refusal;
    },
    on(seat, name) {
      const site = siteNames(game).findIndex((known) => known === name);
      const first = firstCell(game, seat, site);
      const cells = state.cells.slice(first, first + game.tables.siteSize[site]).filter((cell) => cell !== 0);
      return cells
        .map((cell) => THINGS[thingIn(cell)])
        .sort()
        .join(' ');
    },
    words(pool) {
      return pool.flatMap((count, good) => Array.from({ length: count }, () => GOODS[good])).join(' ');
    },
    container(seat) {
      return self.words(state.seats[seat].container);
    },
    onStrip() {
      return state.strip.map((tile) => components.extensions[tile]?.id ?? null);
    },
    bag(seat) {
      return self.words(state.seats[seat].bag);
    },
    planned(seat) {
      return self.words(state.seats[seat].planning);
    },
    rows(seat) {
      const own = state.seats[seat];
      return own.rowTiles.flatMap((count, row) => {
        if (count === 0) return [];
        const corn = own.rowCorn[row];
        const good = GOODS[own.rowGood[row]];
        const plain = Array.from({ length: count - corn }, () => good);
        return [[...plain, ...Array.from({ length: corn }, () => 'corn')].join(' ')];
      });
    },
    score(seat) {
      return score(game, seat);
    },
  };
  return self;
}

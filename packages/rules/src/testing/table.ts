import { shippedPack } from '@altiplano/pack';
import type { Components } from '../components/components.ts';
import { COIN, type Good, GOODS, goodIndex, THINGS, thingIndex, type Thing } from '../goods.ts';
import { type Location, locationIndex } from '../locations.ts';
import { createLog, type GameEvent, readLog } from '../log/log.ts';
import { siteNames } from '../moves/fields.ts';
import { legalMoves } from '../moves/legal.ts';
import { activeSeats, awaitedSeat, isOver } from '../moves/awaited.ts';
import { createMoveBuffer } from '../moves/move.ts';
import { play } from '../moves/play.ts';
import { type ReadableMove, writeMove } from '../moves/shapes.ts';
import { DEFAULT_OPTIONS, type Options } from '../options.ts';
import { isRejection, type Rejection } from '../rejection.ts';
import { advance } from '../round/round.ts';
import { score, type Score } from '../scoring/score.ts';
import { createGame } from '../setup/create.ts';
import { FRAME, push } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { firstCell, putOn, thingIn } from '../state/spaces.ts';
import { CARD, PHASE, type Seat } from '../state/state.ts';
import { beginDrawing } from '../drawing/drawing.ts';
import { beginPlanning } from '../planning/planning.ts';

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
  fulfilled?: string[];
  houses?: string[];
  boats?: string[];
  missions?: string[];
  limit?: number;
}

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
  offered(seat: number, type: string): ReadableMove[];
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

function find(rows: readonly { readonly id: string }[], id: string): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) throw new Error(`no such component: ${id}`);
  return index;
}

/** A game as it really begins, with nothing changed. */
export function newTable(
  options: Partial<Options> = {},
  components: Components = shippedPack,
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
  components: Components = shippedPack,
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

function takeTiles(game: Game, text: string): number[] {
  return tiles(text).map((thing) => {
    const index = thingIndex(thing);
    if (index !== COIN && --game.state.supply[index] < 0)
      throw new Error(`not enough ${thing} in the supply`);
    return index;
  });
}

function fill(game: Game, pool: number[], text: string): void {
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
  state.orderAt[seat.order] = CARD.held + number;
  for (const good of takeTiles(game, setting.delivered ?? '')) {
    const goods = tables.orderGoods[seat.order];
    const space = goods.findIndex((asked, index) => asked === good && (seat.delivered & (1 << index)) === 0);
    if (space < 0) throw new Error(`the order does not ask for ${GOODS[good]}`);
    seat.delivered |= 1 << space;
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

function takeOutOfPile(game: Game, tile: number): void {
  const { state } = game;
  const onStrip = state.strip.indexOf(tile);
  if (onStrip >= 0) state.strip[onStrip] = -1;
  const inPile = state.pile.indexOf(tile);
  if (inPile < 0) return;
  state.pile.splice(inPile, 1);
  state.pile.push(-1);
  state.pileLeft--;
}

function leave(places: number[], rows: readonly { readonly id: string }[], ids: string[]): void {
  for (const card of places.keys()) if (places[card] === CARD.market) places[card] = CARD.gone;
  for (const id of ids) places[find(rows, id)] = CARD.market;
}

function wrap(game: Game): Table {
  const { state, components } = game;
  const self: Table = {
    game,
    seat(number, setting) {
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
        const site = siteNames(game).indexOf(name);
        if (site < 0) throw new Error(`no such site: ${name}`);
        for (const thing of takeTiles(game, text)) putOn(game, number, site, thing, 0);
      }
      setRows(game, seat, setting.rows ?? []);
      setOrders(game, number, setting);
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
    offered(seat, type) {
      return self.legal(seat).filter((move) => move.type === type);
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
      const site = siteNames(game).indexOf(name);
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

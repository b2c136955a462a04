import { type Good, GOODS, type Thing, THINGS } from '../goods.ts';
import { type Location, LOCATIONS } from '../locations.ts';
import { freeCartUses } from '../actions/movement.ts';
import { deliveredTo, openOrder } from '../actions/orders.ts';
import { comingLimit } from '../drawing/drawing.ts';
import { isOver } from '../moves/awaited.ts';
import { siteNames } from '../moves/fields.ts';
import { DECISIONS, FRAME, topFrame } from '../state/frames.ts';
import { type Game, total } from '../state/game.ts';
import { firstCell, FRESH, siteAt, siteSize, siteTotal, thingIn } from '../state/spaces.ts';
import { CARD, PHASE, type Seat } from '../state/state.ts';
import { goodsRecord, idsAt, namesOf } from './names.ts';
import type { Viewer } from './view.ts';

export interface RowView {
  /** What the row collects; null while it is not started. */
  readonly good: Good | null;
  readonly tiles: number;
  readonly corn: number;
}

export interface OpenOrderView {
  readonly id: string;
  /** By space, whether it is filled. */
  readonly delivered: readonly boolean[];
}

/** What lies open before a player (K1). A plan in the making shows only to its player (K5). */
export interface PlayerView {
  readonly role: string | null;
  readonly coins: number;
  readonly opals: number;
  readonly points: number;
  readonly road: number;
  readonly figure: Location | null;
  /** Uses of the free cart that are left this round. */
  readonly freeCartUses: number;
  readonly bought: { readonly cart: boolean; readonly extension: boolean; readonly asset: boolean };
  readonly passed: boolean;
  readonly declared: boolean;
  readonly decision: string | null;
  readonly planningSpaces: number;
  readonly planning: Readonly<Record<Good, number>>;
  readonly hand: Readonly<Record<Good, number>>;
  readonly bagTiles: number;
  readonly containerTiles: number;
  /** Only the own, with open bags (K2), or once scoring begins (V9). */
  readonly bag: Readonly<Record<Good, number>> | null;
  readonly container: Readonly<Record<Good, number>> | null;
  readonly trading: Readonly<Record<Good, number>>;
  /** Beside each movement space: none, ready or used. */
  readonly carts: readonly ('none' | 'ready' | 'used')[];
  readonly sites: Readonly<Record<string, readonly Thing[]>>;
  readonly rows: readonly RowView[];
  readonly order: OpenOrderView | null;
  /** Only with an asset that allows it, and while another is open. */
  readonly secondOrder: OpenOrderView | null;
  readonly fulfilled: readonly string[];
  readonly houses: readonly string[];
  readonly boats: readonly string[];
  readonly extensions: readonly string[];
  readonly assets: readonly string[];
  readonly missions: {
    readonly fulfilled: readonly string[];
    /** Those not fulfilled; laid open when scoring begins (V9). */
    readonly missed: readonly string[];
    readonly hidden: number;
  };
}

/** The orders that a player works on, the one taken first before the other. */
export function openOrdersOf({ order, secondOrder }: PlayerView): OpenOrderView[] {
  return [order, secondOrder].filter((open) => open !== null);
}

function viewOrder(game: Game, seat: number, slot: number): OpenOrderView | null {
  const order = openOrder(game, seat, slot);
  if (order < 0) return null;
  const filled = deliveredTo(game, seat, slot);
  return {
    id: game.components.orders[order].id,
    delivered: game.tables.orderGoods[order].map((_, space) => (filled & (1 << space)) !== 0),
  };
}

const CARTS = ['none', 'ready', 'used'] as const;

/** What lies on a seat's sites; what is only planned is left out unless the viewer is its player. */
function viewSites(game: Game, seat: number, hidesPlan: boolean): Record<string, Thing[]> {
  const names = siteNames(game);
  const sites: Record<string, Thing[]> = {};
  for (let k = 0; k < siteTotal(game, seat); k++) {
    const site = siteAt(game, seat, k);
    const first = firstCell(game, seat, site);
    const things: number[] = [];
    for (let i = first; i < first + siteSize(game, seat, site); i++) {
      const cell = game.state.cells[i];
      if (cell !== 0 && !(hidesPlan && (cell & FRESH) !== 0)) things.push(thingIn(cell));
    }
    // Sorted: the order in which a plan was tried out is nobody's business.
    if (things.length > 0) sites[names[site]] = things.sort((a, b) => a - b).map((thing) => THINGS[thing]);
  }
  return sites;
}

/** How many of each thing a seat has placed without having declared, goods and coins. */
export function plannedThings(game: Game, seat: number): number[] {
  const planned = THINGS.map(() => 0);
  for (let k = 0; k < siteTotal(game, seat); k++) {
    const site = siteAt(game, seat, k);
    const first = firstCell(game, seat, site);
    for (let i = first; i < first + siteSize(game, seat, site); i++) {
      const cell = game.state.cells[i];
      if ((cell & FRESH) !== 0) planned[thingIn(cell)]++;
    }
  }
  return planned;
}

/** The decision a seat has before it; how far a secret choice has come is not told to others. */
function decisionOf(seat: Seat, isOwn: boolean): string | null {
  const frame = topFrame(seat);
  if (frame === FRAME.none) return null;
  if (frame === FRAME.passMission && !isOwn) return DECISIONS[FRAME.draftMission];
  return DECISIONS[frame];
}

function viewMissions(game: Game, seat: Seat): PlayerView['missions'] {
  const kept = seat.missions.filter((mission) => mission >= 0);
  const fulfilled = seat.missions.filter((mission, slot) => mission >= 0 && seat.missionDone[slot] === 1);
  const open = isOver(game);
  // During the draft nobody else sees how many are kept so far.
  const hidden = open || seat.missions[1] < 0 ? 0 : kept.length - fulfilled.length;
  const named = (cards: number[]): string[] =>
    namesOf(
      game.components.missions,
      cards.sort((a, b) => a - b),
    );
  const missed = open ? kept.filter((mission) => !fulfilled.includes(mission)) : [];
  return { fulfilled: named(fulfilled), missed: named(missed), hidden };
}

/** A player as this viewer sees them. */
export function viewPlayer(game: Game, number: number, viewer: Viewer): PlayerView {
  const { state, components, options } = game;
  const seat = state.seats[number];
  const isOwn = viewer === number;
  // V9: whoever wants to check a score sees all that counts.
  const showsBag = isOwn || options.openBags || isOver(game);
  const planned = isOwn ? [] : plannedThings(game, number);
  const planning = seat.planning.map((tiles, good) => tiles + (planned[good] ?? 0));
  return {
    role: seat.role < 0 ? null : components.roles[seat.role].id,
    coins: seat.coins + (planned[GOODS.length] ?? 0),
    opals: seat.opals,
    points: seat.points,
    road: seat.road,
    figure: seat.figure < 0 ? null : LOCATIONS[seat.figure],
    freeCartUses: freeCartUses(game, number),
    bought: {
      cart: seat.boughtCart === 1,
      extension: seat.boughtExtension === 1,
      asset: seat.boughtAsset === 1,
    },
    passed: seat.passed === 1,
    declared: seat.declared === 1,
    decision: decisionOf(seat, isOwn),
    planningSpaces: state.phase <= PHASE.event ? comingLimit(game, number) : seat.limit,
    planning: goodsRecord(planning),
    hand: goodsRecord(seat.hand),
    bagTiles: total(seat.bag),
    containerTiles: total(seat.container),
    bag: showsBag ? goodsRecord(seat.bag) : null,
    container: showsBag ? goodsRecord(seat.container) : null,
    trading: goodsRecord(seat.trading),
    carts: seat.carts.map((cart) => CARTS[cart]),
    sites: viewSites(game, number, !isOwn),
    rows: seat.rowTiles.map((tiles, row) => ({
      good: seat.rowGood[row] < 0 ? null : GOODS[seat.rowGood[row]],
      tiles,
      corn: seat.rowCorn[row],
    })),
    order: viewOrder(game, number, 0),
    secondOrder: viewOrder(game, number, 1),
    fulfilled: idsAt(components.orders, state.orderAt, CARD.done + number),
    houses: idsAt(components.houses, state.houseAt, CARD.held + number),
    boats: idsAt(components.boats, state.boatAt, CARD.held + number),
    extensions: namesOf(components.extensions, seat.extensions, seat.extensionCount),
    assets: namesOf(components.assets, seat.assets, seat.assetCount),
    missions: viewMissions(game, seat),
  };
}

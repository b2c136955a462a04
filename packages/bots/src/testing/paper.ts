import { steadyPack } from '@altiplano/pack/testing';
import {
  CARD,
  type Components,
  createGame,
  DEFAULT_OPTIONS,
  firstCell,
  FRAME,
  type Game,
  GOODS,
  isRejection,
  type Location,
  LOCATIONS,
  type Options,
  PHASE,
  type Seat,
  THINGS,
} from '@altiplano/rules/engine';
import { type Board, readBoard } from '../sheet/board.ts';
import { readSheet } from '../sheet/read-sheet.ts';
import { createSheet, type Sheet } from '../sheet/sheet.ts';

/** What lies before the first seat, in a few words; what is not said is empty. Locations lie in a ring as they are listed. */
export interface Setting {
  readonly role?: string;
  readonly figure?: Location;
  /** On planning spaces. */
  readonly hand?: string;
  readonly container?: string;
  readonly coins?: number;
  readonly opals?: number;
  /** On sites by their name: { farm: 'alpaca food', 'movement:1': 'food', 'extension:X14': 'wood' }. */
  readonly on?: Readonly<Record<string, string>>;
  /** Movement spaces, counted from 1, with a ready cart beside them. */
  readonly carts?: readonly number[];
  /** Whether the free cart has been used this round. */
  readonly freeCartUsed?: boolean;
  /** Rows from the first on: 'wood wood', 'silver corn'. */
  readonly rows?: readonly string[];
  readonly order?: string;
  /** Goods that lie on the order already. */
  readonly delivered?: readonly string[];
  /** Open besides, with an asset that allows it; nothing lies on it. */
  readonly secondOrder?: string;
  readonly extensions?: readonly string[];
  readonly assets?: readonly string[];
  /** On the neutral trading space. */
  readonly neutral?: string;
  readonly traveler?: Location;
}

export interface Paper {
  readonly game: Game;
  readonly board: Board;
  readonly sheet: Sheet;
}

/** The number of a good by its name, or of a coin. */
export function thing(name: (typeof THINGS)[number]): number {
  return THINGS.indexOf(name);
}

function things(text: string): number[] {
  return text
    .split(' ')
    .filter(Boolean)
    .flatMap((word, index, words) => {
      if (/^\d+$/.test(word)) return [];
      const count = Number(words[index - 1] ?? 1);
      const found = (THINGS as readonly string[]).indexOf(word);
      if (found < 0) throw new Error(`no such tile: ${word}`);
      return Array.from({ length: Number.isNaN(count) ? 1 : count }, () => found);
    });
}

function find(rows: readonly { readonly id: string }[], id: string): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) throw new Error(`no such card: ${id}`);
  return index;
}

function counted(text = ''): number[] {
  const counts = GOODS.map(() => 0);
  for (const good of things(text)) counts[good]++;
  return counts;
}

function setCards({ state, components }: Game, seat: Seat, setting: Setting): void {
  for (const id of setting.extensions ?? []) {
    const tile = find(components.extensions, id);
    state.extensionAt[tile] = CARD.held;
    seat.extensions[seat.extensionCount++] = tile;
  }
  for (const id of setting.assets ?? []) {
    const asset = find(components.assets, id);
    state.assetAt[asset] = CARD.held;
    seat.assets[seat.assetCount++] = asset;
  }
  if (setting.order === undefined) return;
  seat.order = find(components.orders, setting.order);
  state.orderAt[seat.order] = CARD.held;
  for (const good of setting.delivered ?? []) {
    seat.delivered |= 1 << (components.orders[seat.order]?.goods ?? []).findIndex((asked) => asked === good);
  }
  if (setting.secondOrder !== undefined)
    state.orderAt[find(components.orders, setting.secondOrder)] = CARD.held;
}

function setRows(seat: Seat, rows: readonly string[]): void {
  for (const [row, text] of rows.entries()) {
    const goods = things(text);
    seat.rowGood[row] = goods[0] ?? -1;
    seat.rowTiles[row] = goods.length;
    seat.rowCorn[row] = goods.filter((good) => good === thing('corn')).length;
  }
}

function setSpaces(game: Game, on: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(on)) {
    const site = game.tables.siteNames.findIndex((known) => known === name);
    if (site < 0) throw new Error(`no such site: ${name}`);
    const first = firstCell(game, 0, site);
    for (const [index, lying] of things(text).entries()) game.state.cells[first + index] = lying + 1;
  }
}

/** A position in a few words, as a game in which it is the first seat's turn; the others are as at the start. */
export function setTable(
  setting: Setting,
  options: Partial<Options> = {},
  components: Components = steadyPack,
): Game {
  const game = createGame({
    components,
    options: { ...DEFAULT_OPTIONS, players: 2, startingSeat: 0, ...options },
    seed: 'paper',
  });
  if (isRejection(game)) throw new Error(JSON.stringify(game));
  const { state } = game;
  const [seat] = state.seats;
  state.phase = PHASE.actions;
  for (let place = 0; place < LOCATIONS.length; place++) {
    state.ring[place] = place;
    state.ringPlace[place] = place;
  }
  if (setting.role !== undefined) seat.role = find(components.roles, setting.role);
  seat.stack.fill(0);
  seat.stack[0] = FRAME.turn;
  seat.depth = 1;
  seat.bag.fill(0);
  seat.container = counted(setting.container);
  seat.planning = counted(setting.hand);
  seat.coins = setting.coins ?? 0;
  seat.opals = setting.opals ?? 0;
  seat.figure = setting.figure === undefined ? -1 : LOCATIONS.indexOf(setting.figure);
  seat.freeCart = setting.freeCartUsed === true ? 1 : 0;
  for (const slot of setting.carts ?? []) seat.carts[slot - 1] = 1;
  if (setting.neutral !== undefined) state.neutral = counted(setting.neutral);
  if (setting.traveler !== undefined) state.traveler = LOCATIONS.indexOf(setting.traveler);
  setCards(game, seat, setting);
  setRows(seat, setting.rows ?? []);
  setSpaces(game, setting.on ?? {});
  return game;
}

/** The same position as the first seat's sheet, with its spaces open as in planning. */
export function paper(setting: Setting, options?: Partial<Options>, components?: Components): Paper {
  const game = setTable(setting, options, components);
  const board = readBoard(game, 0);
  const sheet = createSheet(board.sites.length);
  readSheet(board, sheet);
  return { game, board, sheet };
}

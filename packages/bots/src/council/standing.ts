import {
  CARD,
  type ExchangeTable,
  extensionPrice,
  type Game,
  GOOD_COUNT,
  LOCATION_COUNT,
  mayOwnKind,
  NEUTRAL,
} from '@altiplano/rules/engine';
import type { Tempo } from '../evaluate/tempo.ts';
import type { Board } from '../sheet/board.ts';
import { tradedTiles } from '../sheet/trading.ts';
import { ASSET_VERBS, AT, EXTENSION_VERBS, INPUTS, UNIT } from './inputs.ts';

/** The inputs that no deed of the round changes, but for a card bought. */
export interface Standing {
  readonly base: Int16Array;
  readonly tempo: Tempo;
  readonly planning: number;
  /** By extension tile: where it lies on the strip and what it costs, 0 if it may not be bought. */
  readonly prices: Int16Array;
}

type Inputs = Int16Array;

function exchangeOfTile({ tables }: Game, tile: number): ExchangeTable | null {
  return tables.siteExchange[tables.firstExtension + tile];
}

/** What an own exchange gives and takes, where, and what is gained by it in points at the end. */
function addExchange({ tables }: Game, inputs: Inputs, exchange: ExchangeTable): void {
  const { gains, pays, coins, opals, points, location } = exchange;
  let best = 0;
  for (const good of gains) {
    inputs[AT.gains + good] += UNIT / 2 + Math.trunc(UNIT / 2 / gains.length);
    best = Math.max(best, tables.value[good]);
  }
  for (const thing of pays) {
    inputs[AT.takes + thing] += UNIT / 2;
    if (thing < GOOD_COUNT) best -= tables.value[thing];
  }
  inputs[AT.extras] += coins * (UNIT / 2);
  inputs[AT.extras + 1] += opals * (UNIT / 4);
  inputs[AT.extras + 2] += points * (UNIT / 4);
  inputs[AT.uses + Math.min(location, LOCATION_COUNT)] += UNIT / 2;
  inputs[AT.margin] += best * (UNIT / 8);
}

/** Takes a new extension among the own ones. */
export function addExtension(game: Game, inputs: Inputs, tile: number): void {
  const exchange = exchangeOfTile(game, tile);
  if (exchange !== null) return addExchange(game, inputs, exchange);
  const verb = (EXTENSION_VERBS as readonly string[]).indexOf(game.tables.extensionVerb[tile]);
  if (verb >= 0) inputs[AT.verbs + verb] += UNIT;
}

/** Takes a new asset among the own ones. */
export function addAsset(game: Game, inputs: Inputs, asset: number): void {
  const { tables } = game;
  inputs[AT.ownAssets] += UNIT / 4;
  const exchange = tables.siteExchange[tables.firstAsset + asset];
  if (exchange !== null) return addExchange(game, inputs, exchange);
  const verb = (ASSET_VERBS as readonly string[]).indexOf(tables.assetVerb[asset]);
  if (verb < 0) return;
  const amount = tables.assetVerb[asset] === 'fare' ? 1 : tables.assetAmount[asset];
  inputs[AT.ownAssets + 1 + verb] += Math.min(UNIT * 2, amount * (UNIT / 2));
}

/** An extension on offer, by what it would give: `sign` −1 takes it off again. */
export function addOffer(game: Game, inputs: Inputs, tile: number, price: number, sign: number): void {
  const exchange = exchangeOfTile(game, tile);
  const cheap = Math.max(0, 8 - price) * (UNIT / 8);
  if (exchange !== null) {
    for (const good of exchange.gains) {
      inputs[AT.stripGains + good] += sign * UNIT;
      inputs[AT.cheapGains + good] += sign * cheap;
    }
    return;
  }
  const verb = (EXTENSION_VERBS as readonly string[]).indexOf(game.tables.extensionVerb[tile]);
  if (verb < 0) return;
  inputs[AT.stripVerbs + verb] += sign * UNIT;
  inputs[AT.cheapVerbs + verb] += sign * cheap;
}

function addToCome(game: Game, inputs: Inputs, tile: number): void {
  const exchange = exchangeOfTile(game, tile);
  if (exchange !== null) {
    for (const good of exchange.gains) inputs[AT.pileGains + good] += UNIT / 4;
    return;
  }
  const verb = (EXTENSION_VERBS as readonly string[]).indexOf(game.tables.extensionVerb[tile]);
  if (verb >= 0) inputs[AT.pileVerbs + verb] += UNIT / 2;
}

/** Assets that lie open to be bought, by what they do. */
function addOpenAssets({ state, tables, components }: Game, inputs: Inputs): void {
  for (let asset = 0; asset < state.assetAt.length; asset++) {
    if (state.assetAt[asset] !== CARD.market) continue;
    inputs[AT.assetCount + (components.assets[asset].cost === 'higher' ? 1 : 0)] += UNIT / 4;
    const exchange = tables.siteExchange[tables.firstAsset + asset];
    if (exchange === null) {
      const verb = (ASSET_VERBS as readonly string[]).indexOf(tables.assetVerb[asset]);
      if (verb >= 0) inputs[AT.assetVerbs + verb] += UNIT / 2;
      continue;
    }
    for (const good of exchange.gains) inputs[AT.assetGains + good] += UNIT / 2;
    inputs[AT.assetExtras] += exchange.coins * (UNIT / 2);
    inputs[AT.assetExtras + 1] += exchange.opals * (UNIT / 4);
    inputs[AT.assetExtras + 2] += exchange.points * (UNIT / 4);
  }
}

/** The kind of game, and what the pack's numbers are. */
function writeGame({ tables, options, components }: Game, inputs: Inputs): void {
  inputs[AT.players + tables.players - 2] = UNIT;
  inputs[AT.modules] = options.missions ? UNIT : 0;
  inputs[AT.modules + 1] = options.traveler === 'full' ? UNIT : 0;
  inputs[AT.modules + 2] = options.traveler === 'eventsOnly' ? UNIT : 0;
  inputs[AT.modules + 3] = options.short ? UNIT : 0;
  inputs[AT.modules + 4] = options.edition === 2017 ? UNIT : 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    inputs[AT.value + good] = tables.value[good] * (UNIT / 4);
    inputs[AT.price + good] = tables.price[good] * (UNIT / 4);
  }
  inputs[AT.pack] = components.points.boat * (UNIT / 4);
  inputs[AT.pack + 1] = components.points.house * (UNIT / 4);
  inputs[AT.pack + 2] = components.board.spaces.market * (UNIT / 4);
  inputs[AT.pack + 3] = components.board.travelerStrip * (UNIT / 4);
  let points = 0;
  for (const row of tables.rowPoints) points += row;
  inputs[AT.pack + 4] = Math.trunc((points * UNIT) / 100);
  inputs[AT.pack + 5] = tables.road.length * (UNIT / 8);
}

function writeBag(bag: ArrayLike<number>, inputs: Inputs): void {
  let tiles = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    tiles += bag[good];
    inputs[AT.drawable + good] = bag[good] * (UNIT / 4);
  }
  inputs[AT.drawable + GOOD_COUNT] = tiles * (UNIT / 8);
}

/** What the seat could buy with opals (T12). */
function writeTrading(game: Game, seat: number, inputs: Inputs): void {
  for (let from = 0; from <= NEUTRAL; from++) {
    if (from === seat || (from >= game.state.seats.length && from !== NEUTRAL)) continue;
    const tiles = tradedTiles(game, from);
    for (let good = 0; good < GOOD_COUNT; good++) inputs[AT.trading + good] += tiles[good] * (UNIT / 4);
  }
}

/** Reads what stays the same for a seat in a round. */
export function readStanding(board: Board, tempo: Tempo, planning: number): Standing {
  const { game, seat } = board;
  const { state, tables } = game;
  const base = new Int16Array(INPUTS);
  writeGame(game, base);
  const own = state.seats[seat];
  if (own.role >= 0) addExchange(game, base, tables.roleExchange[own.role]);
  for (let i = 0; i < own.extensionCount; i++) addExtension(game, base, own.extensions[i]);
  for (let i = 0; i < own.assetCount; i++) addAsset(game, base, own.assets[i]);
  const prices = new Int16Array(state.extensionAt.length);
  for (let space = 0; space < state.strip.length; space++) {
    const tile = state.strip[space];
    if (tile < 0 || !mayOwnKind(game, seat, tile)) continue;
    prices[tile] = Math.max(1, extensionPrice(game, seat, space));
    addOffer(game, base, tile, prices[tile], 1);
  }
  for (let tile = 0; tile < state.extensionAt.length; tile++) {
    if (state.extensionAt[tile] === CARD.pile && mayOwnKind(game, seat, tile)) addToCome(game, base, tile);
  }
  writeBag(own.bag, base);
  if (game.options.traveler === 'full') {
    addOpenAssets(game, base);
    writeTrading(game, seat, base);
  }
  base[AT.rivals] = Math.trunc(tempo.rivalsBuy * UNIT);
  base[AT.rivals + 1] = Math.min(96, tempo.rivalCoins * (UNIT / 8));
  base[AT.rivals + 2] = Math.trunc((tempo.rivalPace * UNIT) / 12);
  const places = state.seats.length;
  base[AT.rivals + 3] = ((seat - state.startingSeat + places) % places) * (UNIT / 4);
  return { base, tempo, planning, prices };
}

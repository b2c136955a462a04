import { canBuildRoad } from '../actions/building.ts';
import { extensionPrice, mayOwnKind, sellPrice } from '../actions/market.ts';
import { canDeliverTo, hasRoomForOrder, openOrder } from '../actions/orders.ts';
import { ownCarts } from '../actions/village.ts';
import { BASIC_EXCHANGES, type ExchangeTable, TRAVELER } from '../components/exchanges.ts';
import { STRIP_SITE } from '../components/sites.ts';
import { CORN, GOODS } from '../goods.ts';
import { LOCATIONS, MARKET, ROAD, VILLAGE } from '../locations.ts';
import { siteNames } from '../moves/fields.ts';
import { argA, argB, argC, argD, MOVE, NEUTRAL, NO_CARD, NO_GOOD } from '../moves/move.ts';
import { type Rejection, reject } from '../rejection.ts';
import { type Game, isOwned } from '../state/game.ts';
import { countOn, exchangeOf, ownsSite } from '../state/spaces.ts';
import { CARD, type Seat } from '../state/state.ts';
import { paysFor, tradingSpace } from '../traveler/traveler.ts';
import { whyNotPaid, whyNotSource } from './paying.ts';
import { whyNotRow } from './warehouse.ts';

/** Why an action cannot be taken now (A20–A37, X, T10–T13). */
export function whyNotAction(game: Game, seat: number, kind: number, move: number): Rejection | null {
  switch (kind) {
    case MOVE.produce:
      return whyNotProduce(game, seat, argA(move), argB(move), argC(move));
    case MOVE.trade:
      return whyNotTrade(game, seat, argA(move), argB(move), argC(move));
    case MOVE.use:
      return whyNotUse(game, seat, argA(move), argB(move), argC(move));
    case MOVE.buildBoat:
      return whyNotBuilt(game, seat, game.tables.boatCost, game.state.boatAt, argA(move), argB(move), 'A29');
    case MOVE.buildHouse:
      return whyNotBuilt(
        game,
        seat,
        game.tables.houseCost,
        game.state.houseAt,
        argA(move),
        argB(move),
        'A30',
      );
    case MOVE.buildRoad:
      return whyNotRoad(game, seat, argA(move));
    case MOVE.buyCart:
      return whyNotCart(game, seat, argA(move));
    case MOVE.buyExtension:
      return whyNotExtension(game, seat, argA(move));
    case MOVE.takeOrder:
      return whyNotOrder(game, seat, argA(move));
    case MOVE.sell:
      return whyNotSell(game, seat, argA(move), argB(move));
    case MOVE.deliver:
      return whyNotDeliver(game, seat, argA(move), argB(move), argC(move));
    case MOVE.store:
      return whyNotStore(game, seat, move);
    case MOVE.storeHeldCorn:
      return whyNotHeldCorn(game, seat, argA(move), argB(move));
    case MOVE.buyOpal:
      return (
        whyNotAt(game, seat, TRAVELER) ?? whyNotSource(game, seat, STRIP_SITE, argA(move), argB(move), 'T10')
      );
    case MOVE.buyAsset:
      return whyNotAsset(game, seat, argA(move), argB(move), argC(move));
    default:
      return whyNotGood(game, seat, argA(move), argB(move));
  }
}

function whyNotAt(game: Game, seatNumber: number, location: number): Rejection | null {
  const { figure } = game.state.seats[seatNumber];
  if (location === TRAVELER && game.options.traveler !== 'full') return reject('noTraveler', 'T5');
  const place = location === TRAVELER ? game.state.traveler : location;
  if (figure === place) return null;
  const rule = location === TRAVELER ? 'T9' : 'A2';
  if (figure < 0) return reject('figureNotSet', rule, { location: LOCATIONS[place] });
  return reject('elsewhere', rule, { location: LOCATIONS[place], figure: LOCATIONS[figure] });
}

function whyNotGain(exchange: ExchangeTable, gain: number, rule: string): Rejection | null {
  const offered = exchange.gains.length === 0 ? gain === NO_GOOD : exchange.gains.includes(gain);
  return offered ? null : reject('notOffered', rule, { good: GOODS[gain] ?? 'none' });
}

function whyNotProduce(
  game: Game,
  seat: number,
  action: number,
  gain: number,
  bits: number,
): Rejection | null {
  const { rule, many } = BASIC_EXCHANGES[action];
  if (many) return reject('tileByTile', rule);
  const exchange = game.tables.basic[action];
  return (
    whyNotAt(game, seat, exchange.location) ??
    whyNotGain(exchange, gain, rule) ??
    whyNotPaid(game, seat, exchange.location, exchange, bits, rule)
  );
}

function whyNotTrade(
  game: Game,
  seat: number,
  source: number,
  gain: number,
  action: number,
): Rejection | null {
  const { rule, many } = BASIC_EXCHANGES[action];
  const exchange = game.tables.basic[action];
  if (!many) return reject('notTileByTile', rule);
  return (
    whyNotAt(game, seat, exchange.location) ??
    whyNotGain(exchange, gain, rule) ??
    whyNotSource(game, seat, exchange.location, source, exchange.pays[0], rule)
  );
}

function whyNotUse(game: Game, seat: number, site: number, gain: number, bits: number): Rejection | null {
  if (!ownsSite(game, seat, site)) return reject('notYours', 'A7', { site: siteNames(game)[site] });
  const exchange = exchangeOf(game, seat, site);
  if (exchange === null) return reject('noActionThere', 'A7', { site: siteNames(game)[site] });
  const rule = exchange.location === TRAVELER ? 'T13' : 'A7';
  return (
    whyNotAt(game, seat, exchange.location) ??
    whyNotGain(exchange, gain, rule) ??
    whyNotPaid(game, seat, site, exchange, bits, rule)
  );
}

/** A card must lie there, or, when its kind has run out, none may be named (S11). */
function whyNotCard(places: readonly number[], card: number): Rejection | null {
  const left = places.filter((place) => place === CARD.market).length;
  if (card === NO_CARD) return left === 0 ? null : reject('cardsLeft', 'S11', { left });
  return places[card] === CARD.market ? null : reject('cardGone', 'S11', { left });
}

function whyNotBuilt(
  game: Game,
  seat: number,
  cost: ExchangeTable,
  places: readonly number[],
  card: number,
  bits: number,
  rule: string,
): Rejection | null {
  return (
    whyNotAt(game, seat, cost.location) ??
    whyNotCard(places, card) ??
    whyNotPaid(game, seat, cost.location, cost, bits, rule)
  );
}

function whyNotRoad(game: Game, seat: number, bits: number): Rejection | null {
  const at = whyNotAt(game, seat, ROAD);
  if (at !== null) return at;
  if (!canBuildRoad(game, seat)) return reject('roadFinished', 'A37', { steps: game.tables.road.length });
  return whyNotPaid(game, seat, ROAD, game.tables.roadCost, bits, 'A37');
}

export function whyNotCartFor(
  game: Game,
  seat: Seat,
  slot: number,
  price: number,
  rule: string,
): Rejection | null {
  if (seat.carts[slot] > 0) return reject('cartThere', rule, { movement: slot + 1 });
  if (ownCarts(seat) >= game.tables.mostCarts) return reject('enoughCarts', rule, { carts: ownCarts(seat) });
  if (game.state.carts === 0) return reject('noCartLeft', 'S11');
  const priceRule = rule === 'A32' ? 'A38' : rule;
  if (seat.coins < price) return reject('tooFewCoins', priceRule, { needed: price, own: seat.coins });
  return null;
}

function whyNotCart(game: Game, seatNumber: number, slot: number): Rejection | null {
  const seat = game.state.seats[seatNumber];
  if (seat.boughtCart === 1) return reject('oncePerRound', 'A32');
  return whyNotAt(game, seatNumber, VILLAGE) ?? whyNotCartFor(game, seat, slot, game.tables.cartPrice, 'A32');
}

function whyNotExtension(game: Game, seatNumber: number, tile: number): Rejection | null {
  const seat = game.state.seats[seatNumber];
  const extension = game.components.extensions[tile].id;
  const space = game.state.strip.indexOf(tile);
  if (seat.boughtExtension === 1) return reject('oncePerRound', 'A34');
  if (space < 0) return reject('notOnStrip', 'A34', { extension });
  if (!mayOwnKind(game, seatNumber, tile)) return reject('kindOwned', 'A39', { extension });
  const needed = extensionPrice(game, seatNumber, space);
  const at = whyNotAt(game, seatNumber, MARKET);
  if (at !== null) return at;
  return seat.coins < needed ? reject('tooFewCoins', 'A38', { needed, own: seat.coins }) : null;
}

function whyNotOrder(game: Game, seatNumber: number, order: number): Rejection | null {
  const seat = game.state.seats[seatNumber];
  if (!hasRoomForOrder(game, seatNumber))
    return reject('orderOpen', 'A35', { order: game.components.orders[seat.order].id });
  const at = whyNotAt(game, seatNumber, MARKET) ?? whyNotCard(game.state.orderAt, order);
  if (at !== null) return at;
  const needed = game.tables.orderPrice;
  return seat.coins < needed ? reject('tooFewCoins', 'A38', { needed, own: seat.coins }) : null;
}

function whyNotSell(game: Game, seat: number, source: number, good: number): Rejection | null {
  const at = whyNotAt(game, seat, MARKET);
  if (at !== null) return at;
  if (sellPrice(game, good) === 0) return reject('noPrice', 'A33', { good: GOODS[good] });
  return whyNotSource(game, seat, MARKET, source, good, 'A33');
}

function whyNotDeliver(
  game: Game,
  seatNumber: number,
  source: number,
  good: number,
  slot: number,
): Rejection | null {
  const at = whyNotAt(game, seatNumber, MARKET);
  if (at !== null) return at;
  if (openOrder(game, seatNumber, slot) < 0) return reject('noOrder', 'A36');
  if (!canDeliverTo(game, seatNumber, slot, good)) return reject('notAsked', 'A36', { good: GOODS[good] });
  return whyNotSource(game, seatNumber, MARKET, source, good, 'A36');
}

function whyNotStore(game: Game, seatNumber: number, move: number): Rejection | null {
  const seat = game.state.seats[seatNumber];
  const by = argD(move) - 1;
  if (by >= 0 && !isOwned(seat.assets, seat.assetCount, by)) {
    return reject('notYours', 'T13', { asset: game.components.assets[by].id });
  }
  if (by >= 0 && game.tables.assetVerb[by] !== 'storeForTraveler') {
    return reject('noActionThere', 'T13', { asset: game.components.assets[by].id });
  }
  const site = by < 0 ? VILLAGE : game.tables.firstAsset + by;
  return (
    whyNotAt(game, seatNumber, by < 0 ? VILLAGE : TRAVELER) ??
    whyNotSource(game, seatNumber, site, argA(move), argB(move), by < 0 ? 'A31' : 'T13') ??
    whyNotRow(game, seat, argB(move), argC(move))
  );
}

function whyNotHeldCorn(game: Game, seatNumber: number, tile: number, row: number): Rejection | null {
  const seat = game.state.seats[seatNumber];
  const extension = game.components.extensions[tile].id;
  if (!isOwned(seat.extensions, seat.extensionCount, tile)) return reject('notYours', 'X25', { extension });
  const at = whyNotAt(game, seatNumber, game.tables.heldCornAt[tile]);
  if (at !== null) return at;
  if (countOn(game, seatNumber, game.tables.firstExtension + tile, CORN) === 0) {
    return reject('noCornThere', 'X25', { extension });
  }
  return whyNotRow(game, seat, CORN, row);
}

function whyNotAsset(
  game: Game,
  seatNumber: number,
  source: number,
  good: number,
  asset: number,
): Rejection | null {
  const at = whyNotAt(game, seatNumber, TRAVELER);
  if (at !== null) return at;
  const id = game.components.assets[asset].id;
  if (game.state.seats[seatNumber].boughtAsset === 1) return reject('oncePerRound', 'T11');
  if (game.state.assetAt[asset] === CARD.pile) return reject('faceDown', 'T11', { asset: id });
  if (game.state.assetAt[asset] !== CARD.market) return reject('cardGone', 'T11', { asset: id });
  if (!paysFor(game, asset, good)) return reject('higherGoodNeeded', 'T11', { asset: id, good: GOODS[good] });
  return whyNotSource(game, seatNumber, STRIP_SITE, source, good, 'T11');
}

function whyNotGood(game: Game, seatNumber: number, good: number, from: number): Rejection | null {
  const at = whyNotAt(game, seatNumber, TRAVELER);
  if (at !== null) return at;
  const seat = game.state.seats[seatNumber];
  if (from === seatNumber) return reject('ownTradingSpace', 'T12');
  if (tradingSpace(game, from)[good] === 0) {
    return reject('notThere', 'T12', { thing: GOODS[good], site: from === NEUTRAL ? 'neutral' : from });
  }
  const needed = game.tables.opals[good];
  return seat.opals < needed ? reject('tooFewOpals', 'T12', { needed, own: seat.opals }) : null;
}

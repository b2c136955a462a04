import { basicExchanges, costsOf, type Good, type ReadableMove } from '@altiplano/rules/engine';
import type { Message } from '../message/message.ts';
import { ownPlayer, type Sight } from '../moves/sight.ts';
import type { Naming } from '../naming/naming.ts';
import { ownedOf } from './own-goods.ts';
import type { ReasonTexts } from './reason-texts.ts';

/** What tiles are spent on besides exchanges. */
const BUILT = ['boat', 'house', 'road'] as const;

/** What a good is worth to whoever gets one. */
function goodReason(good: Good, { names }: Sight, words: ReasonTexts): Message {
  const { value, price } = names.components.goods[good];
  const { mark } = names.texts;
  const said = mark.thing(good);
  if (good === 'food') return words.food;
  const costs = costsOf(names.components);
  const built = BUILT.filter((what) => costs[what].includes(good));
  if (built.length > 0) return words.builds(said, built);
  if (value === 0) return words.tool(said);
  const into = finerGoods(good, names);
  if (into.length > 0) return words.goodInto(said, value, mark.anyOf(into));
  return price === null ? words.good(said, value) : words.goodForSale(said, value, price);
}

/** What a location makes of a good that is worth more than the good itself. */
function finerGoods(good: Good, { components }: Naming): Good[] {
  const made = basicExchanges(components).flatMap(({ pays, gains }) => (pays.includes(good) ? gains : []));
  return made.filter((gain) => components.goods[gain].value > components.goods[good].value);
}

function rowReason(row: number, sight: Sight, words: ReasonTexts): Message | null {
  const { left, right } = sight.names.components.board.warehouse;
  const printed = [...left, ...right][row - 1];
  const lying = ownPlayer(sight).rows[row - 1];
  if (printed === undefined || lying === undefined) return null;
  const { spaces, points } = printed;
  const missing = spaces - lying.tiles - 1;
  if (missing <= 0) return words.rowFull(points);
  return lying.tiles === 0 ? words.rowBegun(spaces, points) : words.rowOn(missing, points);
}

function deliveryReason(which: 'second' | undefined, sight: Sight, words: ReasonTexts): Message | null {
  const { order: first, secondOrder } = ownPlayer(sight);
  const order = which === 'second' ? secondOrder : first;
  const row = sight.names.components.orders.find(({ id }) => id === order?.id);
  if (order === null || row === undefined) return null;
  const missing = order.delivered.filter((isDone) => !isDone).length - 1;
  return missing <= 0 ? words.orderDone(row.points) : words.orderOn(missing, row.points);
}

function orderReason(id: unknown, sight: Sight, words: ReasonTexts): Message | null {
  const row = sight.names.components.orders.find((order) => order.id === id);
  if (row === undefined) return null;
  return words.order(ownedOf(row.goods, ownPlayer(sight)), row.goods.length, row.points);
}

/** V4: tiles that an own house counts already count no more for another. */
function houseReason(id: unknown, sight: Sight, words: ReasonTexts): Message | null {
  const { components, texts } = sight.names;
  const { houses } = ownPlayer(sight);
  const house = components.houses.find((row) => row.id === id);
  if (house === undefined) return null;
  const isCounted = components.houses.some((row) => row.good === house.good && houses.includes(row.id));
  return isCounted ? words.houseAgain(components.points.house) : words.house(texts.mark.thing(house.good));
}

function boatReason(id: unknown, { names }: Sight, words: ReasonTexts): Message | null {
  const { components, texts } = names;
  const boat = components.boats.find((row) => row.id === id);
  return boat === undefined ? null : words.boat(components.points.boat, texts.mark.thing(boat.good));
}

function roleReason(id: unknown, { names }: Sight, words: ReasonTexts): Message | null {
  const { components, texts } = names;
  const role = components.roles.find((row) => row.id === id);
  if (role === undefined) return null;
  const { mark } = texts;
  return words.role(
    mark.thingsAsOne(role.goods),
    role.coins,
    mark.exchange(role.action.pays, role.action.gains),
  );
}

function missionReason(id: unknown, { names }: Sight, words: ReasonTexts): Message | null {
  const row = names.components.missions.find((mission) => mission.id === id);
  return row === undefined ? null : words.keepMission(row.points);
}

/** Tiles that wait for an action; what lies on movement spaces only carries the figure. */
function hasTilesWaiting(sight: Sight): boolean {
  return Object.keys(ownPlayer(sight).sites).some((site) => !site.startsWith('movement'));
}

function declineReason(decision: string | null, words: ReasonTexts): Message {
  if (decision === 'swapOut') return words.keepAll;
  return decision === 'placeDrawn' ? words.backIntoBag : words.decline;
}

/** What speaks for a move by itself, whatever follows it; null if nothing can be said without looking further. */
export function moveReason(move: ReadableMove, sight: Sight, words: ReasonTexts): Message | null {
  const { mark } = sight.names.texts;
  const { decision, road } = ownPlayer(sight);
  switch (move.type) {
    case 'chooseRole':
      return roleReason(move.role, sight, words);
    case 'keepMission':
      return missionReason(move.mission, sight, words);
    case 'passMission':
      return words.passMission;
    case 'decline':
      return declineReason(decision, words);
    case 'accept':
    case 'pay':
    case 'giveBack':
    case 'removeExtension':
    case 'returnCart':
      return words.accept;
    case 'discard':
      return decision === 'swapOut' ? words.swapOut : words.accept;
    case 'pick':
      return words.pick(mark.thing(move.good));
    case 'takeBack':
      return move.thing === 'coin' ? words.takeBackCoin : words.takeBack(mark.thing(move.thing));
    case 'draw':
      return hasTilesWaiting(sight) && decision === 'takeBack' ? words.drawWaiting : words.draw;
    case 'produce':
    case 'trade':
    case 'use':
      return move.gain === null ? null : goodReason(move.gain, sight, words);
    case 'buyGood':
      return goodReason(move.good, sight, words);
    case 'store':
    case 'storeCorn':
    case 'storeHeldCorn':
      return rowReason(move.row, sight, words);
    case 'deliver':
    case 'deliverCorn':
      return deliveryReason(move.order, sight, words);
    case 'takeOrder':
      return orderReason(move.order, sight, words);
    case 'buildHouse':
      return houseReason(move.house, sight, words);
    case 'buildBoat':
      return boatReason(move.boat, sight, words);
    case 'buildRoad':
      return sight.names.components.board.road[road] === 'corn' ? words.roadCorn : words.roadPlanning;
    case 'sell':
      return words.coins;
    case 'buyCart':
      return words.cart;
    case 'buyExtension':
      return words.extension;
    case 'buyAsset':
      return words.asset;
    case 'buyOpal':
      return words.opal;
    case 'holdCorn':
      return words.holdCorn;
    case 'pass':
      return hasTilesWaiting(sight) ? words.passWaiting : words.pass;
    case 'endTurn':
      return words.endTurn;
    case 'finish':
      return decision === 'lift' ? words.lifted : words.finish;
    case 'setFigure':
    case 'travel':
    case 'place':
    case 'unplace':
    case 'declare':
    case 'moveCorn':
    case 'lift':
    case 'put':
      return null;
  }
}

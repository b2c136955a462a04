import type { GameEvent, MoveOf, ReadableMove } from '@altiplano/rules';
import type { Message } from '../message/message.ts';
import { houseLabel } from './house-label.ts';
import {
  cardLabel,
  deliveryLabel,
  drawLabel,
  fromElsewhere,
  placeName,
  roleLabel,
  rowLabel,
  sellLabel,
  withExtras,
  worth,
} from './label-parts.ts';
import { ownPlayer, type Sight } from './sight.ts';

function boatLabel(move: MoveOf<'buildBoat'>, sight: Sight): Message {
  const { names } = sight;
  const { noCard } = names.texts.moves.label;
  const label = move.boat === null ? noCard : [names.card('boats', move.boat)];
  return withExtras(label, move, sight);
}

function roadLabel(move: MoveOf<'buildRoad'>, sight: Sight): Message {
  const { label } = sight.names.texts.moves;
  const { planning, road: steps } = sight.names.components.board;
  const { road } = ownPlayer(sight);
  const unlocked = steps.slice(0, road + 1).filter((step) => step === 'planning').length;
  const gain = steps[road] === 'corn' ? label.roadCorn : label.roadPlanning(planning.start + unlocked);
  return withExtras(gain, move, sight);
}

function extensionLabel(id: string, { seen, names }: Sight): Message {
  const space = seen.strip.indexOf(id);
  const tile = names.components.extensions.find((row) => row.id === id);
  const printed = (tile?.price ?? 0) + (names.components.board.strip[space] ?? 0);
  const price = seen.own?.stripPrices[space] ?? printed;
  const { mark, moves } = names.texts;
  return moves.label.extension(names.card('extensions', id), mark.coins(price));
}

function orderLabel(id: unknown, { names }: Sight): Message {
  const { label } = names.texts.moves;
  const order = names.components.orders.find((row) => row.id === id);
  return order === undefined ? label.noCard : label.order(order.points, [names.card('orders', order.id)]);
}

function declineLabel(sight: Sight): Message {
  const { label } = sight.names.texts.moves;
  const { decision } = ownPlayer(sight);
  if (decision === 'swapOut') return label.keepAll;
  return decision === 'placeDrawn' ? label.backIntoBag : label.decline;
}

/** A move in a few words under its heading, with what it costs and brings if it is known what would happen. */
export function labelOf(move: ReadableMove, sight: Sight, outcome: readonly GameEvent[] = []): Message {
  const { names } = sight;
  const { mark, moves, words } = names.texts;
  const { label } = moves;
  switch (move.type) {
    case 'chooseRole':
      return roleLabel(move.role, sight);
    case 'keepMission':
    case 'passMission':
      return [names.card('missions', move.mission)];
    case 'decline':
      return declineLabel(sight);
    case 'pay':
      return label.pay(move.coins);
    case 'setFigure':
    case 'travel':
      return [mark.place(move.location)];
    case 'moveCorn':
      return label.fromTo(mark.row(move.from), mark.row(move.to));
    case 'giveBack':
      return label.outOf(names.site(move.from));
    case 'removeExtension':
      return [names.card('extensions', move.extension)];
    case 'returnCart':
    case 'buyCart':
      return label.beside(move.movement);
    case 'lift':
      return label.from(mark.thing(move.good), names.site(move.site));
    case 'put':
      return label.on(mark.thing(move.good), placeName(move.site, sight));
    case 'discard':
    case 'pick':
      return [mark.thing(move.good)];
    case 'deliver':
      return deliveryLabel(fromElsewhere([mark.thing(move.good)], move, sight), move, sight);
    case 'buyOpal':
      return fromElsewhere([mark.thing(move.good)], move, sight);
    case 'takeBack':
    case 'unplace':
      return label.from(mark.thing(move.thing), names.site(move.site));
    case 'draw':
      return drawLabel(move.count, sight);
    case 'place':
      return placeName(move.site, sight);
    case 'produce':
      return withExtras(worth(outcome, sight), move, sight);
    case 'trade':
      return fromElsewhere(worth(outcome, sight), move, sight);
    case 'use':
      return withExtras(cardLabel(move.site, outcome, sight), move, sight);
    case 'buildBoat':
      return boatLabel(move, sight);
    case 'buildHouse':
      return withExtras(houseLabel(move.house, sight), move, sight);
    case 'buildRoad':
      return roadLabel(move, sight);
    case 'buyExtension':
      return extensionLabel(move.extension, sight);
    case 'takeOrder':
      return orderLabel(move.order, sight);
    case 'sell':
      return fromElsewhere(sellLabel(move, outcome, sight), move, sight);
    case 'store':
      return fromElsewhere(rowLabel(move.good, move.row, sight), move, sight);
    case 'storeHeldCorn':
    case 'storeCorn':
      return rowLabel('corn', move.row, sight);
    case 'holdCorn':
      return label.hold(names.card('extensions', move.extension));
    case 'buyAsset': {
      const asset = names.card('assets', move.asset);
      return fromElsewhere(label.asset(mark.thing(move.good), asset), move, sight);
    }
    case 'buyGood': {
      const from = move.from === null ? words.neutral : names.player(move.from);
      const price = mark.opals(names.components.goods[move.good].opals ?? 0);
      return label.good(mark.thing(move.good), from, price);
    }
    case 'deliverCorn':
      return deliveryLabel(label.deliverCorn, move, sight);
    case 'accept':
    case 'declare':
    case 'finish':
    case 'endTurn':
    case 'pass':
      return label[move.type];
  }
}

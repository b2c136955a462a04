import type { GameEvent, Good, ReadableMove, Thing } from '@altiplano/rules';
import { extensionPrice } from '../board/prices.ts';
import { thingsText } from '../text/naming.ts';
import {
  cardLabel,
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

const text = (move: ReadableMove, field: string): string => String(move[field]);

/** A move in a few words, with what it costs and brings if it is known what would happen. */
export function labelOf(move: ReadableMove, sight: Sight, outcome: readonly GameEvent[] = []): string {
  const { names, seen } = sight;
  const { texts, components } = names;
  const { label } = texts.moves;
  const { words } = texts;
  const thing = (field: string): string => words.things[move[field] as Thing];
  switch (move.type) {
    case 'chooseRole':
      return roleLabel(text(move, 'role'), sight);
    case 'keepMission':
    case 'passMission':
      return names.mission(text(move, 'mission'));
    case 'accept':
      return label.accept;
    case 'decline': {
      const { decision } = ownPlayer(sight);
      return decision === 'swapOut'
        ? label.keepAll
        : decision === 'placeDrawn'
          ? label.backIntoBag
          : label.decline;
    }
    case 'pay':
      return label.pay(Number(move['coins']));
    case 'setFigure':
    case 'travel':
      return words.locations[move['location'] as keyof typeof words.locations];
    case 'moveCorn':
      return label.fromTo(words.row(Number(move['from'])), words.row(Number(move['to'])));
    case 'giveBack':
      return names.site(text(move, 'from'));
    case 'removeExtension':
      return names.extension(text(move, 'extension'));
    case 'returnCart':
    case 'buyCart':
      return label.beside(Number(move['movement']));
    case 'lift':
      return label.from(thing('good'), names.site(text(move, 'site')));
    case 'put':
      return label.on(thing('good'), placeName(text(move, 'site'), sight));
    case 'discard':
    case 'pick':
    case 'deliver':
      return move.type === 'deliver' ? fromElsewhere(thing('good'), move, sight) : thing('good');
    case 'takeBack':
    case 'unplace':
      return label.from(thing('thing'), names.site(text(move, 'site')));
    case 'draw':
      return drawLabel(Number(move['count']), sight);
    case 'place':
      return placeName(text(move, 'site'), sight);
    case 'produce':
      return withExtras(worth(outcome, sight), move, sight);
    case 'trade':
      return fromElsewhere(worth(outcome, sight), move, sight);
    case 'use':
      return withExtras(cardLabel(text(move, 'site'), outcome, sight), move, sight);
    case 'buildBoat':
      return withExtras(
        move['boat'] === null ? label.noCard : names.building(text(move, 'boat')),
        move,
        sight,
      );
    case 'buildHouse':
      return withExtras(
        move['house'] === null ? label.noCard : names.building(text(move, 'house')),
        move,
        sight,
      );
    case 'buildRoad': {
      const { road } = ownPlayer(sight);
      const gives = components.board.road[road];
      const planning = components.board.road.slice(0, road + 1).filter((step) => step === 'planning').length;
      const space = components.board.planning.start + planning;
      return withExtras(gives === 'corn' ? label.roadCorn : label.roadPlanning(space), move, sight);
    }
    case 'buyExtension': {
      const id = text(move, 'extension');
      const price = extensionPrice(seen, components, seen.strip.indexOf(id));
      return label.extension(names.extension(id), words.coins(price));
    }
    case 'takeOrder': {
      const order = components.orders.find((row) => row.id === move['order']);
      return order === undefined ? label.noCard : label.order(order.points, thingsText(order.goods, texts));
    }
    case 'sell':
      return fromElsewhere(sellLabel(move, outcome, sight), move, sight);
    case 'store':
      return fromElsewhere(rowLabel(move['good'] as Good, Number(move['row']), sight), move, sight);
    case 'storeHeldCorn':
    case 'storeCorn':
      return rowLabel('corn', Number(move['row']), sight);
    case 'holdCorn':
      return label.hold(names.extension(text(move, 'extension')));
    case 'deliverCorn':
      return label.deliverCorn;
    case 'buyOpal':
      return fromElsewhere(thing('good'), move, sight);
    case 'buyAsset':
      return fromElsewhere(label.asset(thing('good'), names.asset(text(move, 'asset'))), move, sight);
    case 'buyGood': {
      const from = move['from'] === null ? words.neutral : names.seat(Number(move['from']));
      const price = words.opals(components.goods[move['good'] as Good].opals ?? 0);
      return label.good(thing('good'), from, price);
    }
    case 'declare':
    case 'finish':
    case 'endTurn':
    case 'pass':
      return label[move.type];
  }
}

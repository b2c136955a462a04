import type { Location, ReadableMove } from '@altiplano/rules';
import { CART_STEPS } from '@altiplano/rules/engine';
import { costsInWords } from '../naming/costs.ts';
import type { Message, Part } from '../message/message.ts';
import { eventOf, ownPlayer, type Sight } from './sight.ts';

/** What the event in force pays. */
function eventGain(sight: Sight): Part {
  const { mark } = sight.names.texts;
  const effect = eventOf(sight);
  if (effect !== undefined && 'points' in effect) return mark.points(effect.points);
  return effect !== undefined && 'coins' in effect ? mark.coins(effect.coins) : '';
}

/** How far a movement space carries (A11, Q14). */
function stepsOf(slot: number, sight: Sight): number {
  const own = ownPlayer(sight);
  if (own.carts[slot - 1] === 'ready') return CART_STEPS;
  const event = eventOf(sight);
  const assets = sight.names.components.assets.flatMap(({ id, effect }) =>
    effect.verb === 'steps' && own.assets.includes(id) ? [effect.steps] : [],
  );
  return Math.max(1, event?.verb === 'longerSteps' ? event.steps : 1, ...assets);
}

function travelHeading(means: string, sight: Sight): Message {
  const { mark, moves } = sight.names.texts;
  if (means === 'freeCart') return moves.heading.travelFree(mark.steps(CART_STEPS));
  const slot = Number(means.split(':')[1]);
  const [thing = 'food'] = ownPlayer(sight).sites[means] ?? [];
  return moves.heading.travel(slot, mark.thing(thing), mark.steps(stepsOf(slot, sight)));
}

/** To whom the missions go that are not kept (I1). */
function passHeading({ seen: { players }, seat, names }: Sight): Message {
  const { heading } = names.texts.moves;
  const left = names.player((seat + 1) % players.length);
  if (players.length === 2) return heading.passOnly(left);
  return heading.passLeft(left, names.player((seat + players.length - 1) % players.length));
}

/** What a move is listed under; null: it stands by itself at the end. */
export function headingOf(move: ReadableMove, sight: Sight): Message | null {
  const { texts, components } = sight.names;
  const { mark, moves } = texts;
  const { heading } = moves;
  const { decision } = ownPlayer(sight);
  const cost = costsInWords(sight.names);
  switch (move.type) {
    case 'decline':
    case 'declare':
    case 'finish':
    case 'endTurn':
    case 'pass':
      return null;
    case 'passMission':
      return passHeading(sight);
    case 'accept':
    case 'pay':
      return heading.event;
    case 'giveBack': {
      const event = eventOf(sight);
      const good = event?.verb === 'offerGoodReturn' ? mark.thing(event.good) : '';
      return heading.giveBack(good, eventGain(sight));
    }
    case 'removeExtension':
    case 'returnCart':
      return heading[move.type](eventGain(sight));
    case 'discard':
      if (decision === 'swapOut') return heading.swapOut;
      return decision === 'offer' ? heading.discardFor(eventGain(sight)) : heading.putAway;
    case 'place':
      return heading.place(mark.thing(move.thing));
    case 'travel':
      return travelHeading(move.means, sight);
    case 'produce':
    case 'trade':
      return heading.produce(mark.at(move.action.split('-')[0] as Location));
    case 'buildBoat':
      return heading.buildBoat(cost.boat, mark.points(components.points.boat));
    case 'buildHouse':
      return heading.buildHouse(cost.house, mark.points(components.points.house));
    case 'buildRoad':
      return heading.buildRoad(cost.road);
    case 'takeOrder':
      return heading.takeOrder(cost.order);
    case 'buyCart': {
      const event = decision === 'offer' ? eventOf(sight) : undefined;
      return heading.buyCart(event?.verb === 'offerCart' ? mark.coins(event.price) : cost.cart);
    }
    case 'storeHeldCorn':
    case 'storeCorn':
    case 'holdCorn':
    case 'deliverCorn':
      return heading.corn;
    case 'chooseRole':
    case 'keepMission':
    case 'setFigure':
    case 'moveCorn':
    case 'lift':
    case 'put':
    case 'takeBack':
    case 'draw':
    case 'pick':
    case 'unplace':
    case 'use':
    case 'buyExtension':
    case 'sell':
    case 'deliver':
    case 'store':
    case 'buyOpal':
    case 'buyAsset':
    case 'buyGood':
      return heading[move.type];
  }
}

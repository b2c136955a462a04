import type { EventEffect, Location, ReadableMove, Thing } from '@altiplano/rules';
import { ownPlayer, type Sight } from './sight.ts';

/** The event in force, which says what an answer to it is worth. */
function eventOf({ seen, names }: Sight): EventEffect | undefined {
  return names.components.events.find((event) => event.id === seen.event)?.effect;
}

function eventGain(sight: Sight): string {
  const { words } = sight.names.texts;
  const effect = eventOf(sight);
  if (effect !== undefined && 'points' in effect) return words.points(effect.points);
  return effect !== undefined && 'coins' in effect ? words.coins(effect.coins) : '';
}

const CART_STEPS = 3;

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

function travelHeading(means: string, sight: Sight): string {
  const { heading } = sight.names.texts.moves;
  const { words } = sight.names.texts;
  if (means === 'freeCart') return heading.travelFree(words.steps(CART_STEPS));
  const slot = Number(means.split(':')[1]);
  const [thing = 'food'] = ownPlayer(sight).sites[means] ?? [];
  return heading.travel(slot, words.things[thing], words.steps(stepsOf(slot, sight)));
}

/** What a move is listed under; null: it stands by itself at the end. */
export function headingOf(move: ReadableMove, sight: Sight): string | null {
  const { texts, components } = sight.names;
  const { heading } = texts.moves;
  const { words } = texts;
  const { decision } = ownPlayer(sight);
  switch (move.type) {
    case 'decline':
    case 'declare':
    case 'finish':
    case 'endTurn':
    case 'pass':
      return null;
    case 'passMission':
      return sight.seen.players.length === 2 ? heading.passOnly : heading.passLeft;
    case 'accept':
    case 'pay':
      return heading.event;
    case 'giveBack': {
      const event = eventOf(sight);
      const good = event?.verb === 'offerGoodReturn' ? words.things[event.good] : '';
      return heading.giveBack(good, eventGain(sight));
    }
    case 'removeExtension':
    case 'returnCart':
      return heading[move.type](eventGain(sight));
    case 'discard':
      if (decision === 'swapOut') return heading.swapOut;
      return decision === 'offer' ? heading.discardFor(eventGain(sight)) : heading.putAway;
    case 'place':
      return heading.place(words.things[move['thing'] as Thing]);
    case 'travel':
      return travelHeading(String(move['means']), sight);
    case 'produce':
    case 'trade':
      return heading.produce(words.at(String(move['action']).split('-')[0] as Location));
    case 'buildBoat':
      return heading.buildBoat(words.points(components.points.boat));
    case 'buildHouse':
      return heading.buildHouse(words.points(components.points.house));
    case 'buyCart': {
      const event = decision === 'offer' ? eventOf(sight) : undefined;
      return heading.buyCart(words.coins(event?.verb === 'offerCart' ? event.price : 1));
    }
    case 'storeHeldCorn':
    case 'storeCorn':
    case 'holdCorn':
    case 'deliverCorn':
      return heading.corn;
    default:
      return heading[move.type];
  }
}

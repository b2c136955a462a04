import type { EventEffect } from '@altiplano/rules/engine';
import { words } from './words.ts';

/** What accepting the event brings; nothing where one does not just accept. */
function accepting(effect: EventEffect): string {
  switch (effect.verb) {
    case 'offerPlanningSpace':
      return `use ${effect.spaces} more planning ${effect.spaces === 1 ? 'space' : 'spaces'} this round`;
    case 'offerGood': {
      const good = words.things[effect.good];
      return effect.price === 0 ? `take 1 ${good}` : `buy 1 ${good} for ${words.coins(effect.price)}`;
    }
    case 'offerRoad':
      return 'go one step down the road for nothing';
    case 'offerDrawAndStore':
      return `draw ${effect.tiles} tiles and store what you like in started rows`;
    case 'offerDrawAndPlace':
      return 'draw a tile, and place it at once or put it back into the bag';
    case 'offerFreeCart':
      return `do without the free cart this round, for ${words.points(effect.points)}`;
    case 'offerFewerPlanning':
      return `do with one planning space less this round, for ${words.points(effect.points)}`;
    case 'offerRearranging':
      return 'rearrange the goods on your action spaces, or put them into the container';
    case 'offerRefill':
      return 'empty the container into the bag';
    default:
      return '';
  }
}

/** What the terminal says about offers of events. */
export const offers = {
  accept: (effect: EventEffect): string => `accept: ${accepting(effect)}`,
};

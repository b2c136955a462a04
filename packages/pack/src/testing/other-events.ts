import type { EventEffect, EventGroup, EventRow } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import type { Sourced } from '../provenance.ts';

type When = EventRow['when'];
type Line = EventRow['traveler'];

function event(
  id: string,
  group: EventGroup,
  when: When,
  effect: EventEffect,
  line: Line = null,
): Sourced<EventRow> {
  return { id, group, when, effect, traveler: line, provenance: 'ours' };
}

export const events: Pack['events'] = [
  event('Q1', 'A', 'now', { verb: 'gainCoins', coins: 3 }, 'glass'),
  event('Q2', 'A', 'now', { verb: 'offerCart', price: 2 }, 'silver'),
  event('Q3', 'A', 'round', { verb: 'discountExtensions', coins: 2 }),
  event('Q4', 'A', 'round', { verb: 'sellAlso', goods: ['stone', 'alpaca', 'wood'], price: 2 }, 'cacao'),
  event('Q5', 'A', 'now', { verb: 'offerGood', good: 'fish', price: 0 }),
  event('Q6', 'A', 'round', { verb: 'closeGapsAtOnce' }, 'food'),
  event('Q7', 'B', 'now', { verb: 'dropExtension' }, 'wood'),
  event('Q8', 'B', 'now', { verb: 'pointsForTheBroke', points: 3 }),
  event('Q9', 'B', 'round', { verb: 'offerPlanningSpace', spaces: 2 }),
  event('Q10', 'B', 'now', { verb: 'offerRoad' }, 'cloth'),
  event('Q11', 'B', 'now', { verb: 'offerGood', good: 'glass', price: 3 }),
  event('Q12', 'B', 'now', { verb: 'offerGood', good: 'stone', price: 2 }),
  event('Q13', 'C', 'round', { verb: 'offerPlanningSpace', spaces: 1 }, 'fish'),
  event('Q14', 'C', 'round', { verb: 'longerSteps', steps: 3 }, 'stageTwo'),
  event('Q15', 'C', 'now', { verb: 'gainCoins', coins: 2 }),
  event('Q16', 'D', 'now', { verb: 'gainCoinsPerRow', coins: 2 }),
  event('Q17', 'D', 'now', { verb: 'offerPoints', most: 3 }),
  event('Q18', 'D', 'now', { verb: 'offerGood', good: 'cloth', price: 2 }, 'stone'),
  event('Q19', 'D', 'now', { verb: 'offerGood', good: 'silver', price: 4 }),
  event('Q20', 'D', 'now', { verb: 'offerGood', good: 'cacao', price: 0 }, 'alpaca'),
  event('Q21', 'D', 'now', { verb: 'offerFigure' }),
  event('Q22', 'E', 'now', { verb: 'offerCornMove' }),
  event('Q23', 'E', 'drawing', { verb: 'offerStoreDrawn' }, 'ore'),
  event('Q24', 'E', 'now', { verb: 'offerDrawAndStore', tiles: 2 }),
  event('Q25', 'E', 'now', { verb: 'offerFreeCart', points: 1 }),
  event('Q26', 'E', 'now', { verb: 'offerGoodReturn', good: 'wood', points: 3 }),
  event('Q27', 'E', 'drawing', { verb: 'offerDiscardDrawn', coins: 3 }),
  event('Q28', 'E', 'now', { verb: 'offerFewerPlanning', points: 4 }),
  event('Q29', 'E', 'now', { verb: 'offerExtensionRemoval', letters: ['A', 'C'], points: 5 }),
  event('Q30', 'E', 'now', { verb: 'offerRearranging' }, 'wool'),
  event('Q31', 'E', 'now', { verb: 'offerCartReturn', points: 1 }),
  event('Q32', 'E', 'now', { verb: 'dropRandomOrder' }),
  event('Q33', 'E', 'now', { verb: 'dropRandomHouse' }),
  event('Q34', 'E', 'now', { verb: 'offerRefill' }),
  event('Q35', 'E', 'now', { verb: 'offerDrawAndPlace' }, 'food'),
  event('Q36', 'E', 'now', { verb: 'coinsForTheBroke', coins: 1 }),
  event('Q37', 'E', 'now', { verb: 'pointsForFewestCorn', points: 3 }),
];

export const eventPile: Pack['eventPile'] = {
  full: { A: 5, B: 2, C: 3, D: 4, E: 12 },
  short: { A: 2, B: 4, C: 3, D: 1, E: 2 },
};

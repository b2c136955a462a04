import type { EventEffect, EventGroup, EventRow, Good } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import type { ProvenanceOf, Sourced } from '../provenance.ts';

type Event = Sourced<EventRow>;

/** The symbol that tells when an event works is lost, so T6 takes it from the wording. */
const sources: ProvenanceOf<Omit<EventRow, 'id'>> = {
  group: 'book',
  when: 'derived',
  effect: 'book',
  traveler: 'book',
};
/** Q20 and Q21 are printed under another group; the number of cards per group settles it. */
const regrouped: ProvenanceOf<Omit<EventRow, 'id'>> = { ...sources, group: 'derived' };

function now(id: string, group: EventGroup, effect: EventEffect, traveler: Good | null = null): Event {
  return { id, group, when: 'now', effect, traveler, provenance: sources };
}

function forTheRound(
  id: string,
  group: EventGroup,
  effect: EventEffect,
  traveler: Good | null = null,
): Event {
  return { ...now(id, group, effect, traveler), when: 'round' };
}

function inDrawing(id: string, group: EventGroup, effect: EventEffect): Event {
  return { ...now(id, group, effect), when: 'drawing' };
}

export const events: Pack['events'] = [
  now('Q1', 'A', { verb: 'gainCoins', coins: 2 }, 'food'),
  now('Q2', 'A', { verb: 'offerCart', price: 1 }, 'stone'),
  forTheRound('Q3', 'A', { verb: 'discountExtensions', coins: 1 }, 'fish'),
  forTheRound('Q4', 'A', { verb: 'sellAlso', goods: ['fish', 'wood'], price: 1 }, 'alpaca'),
  now('Q5', 'A', { verb: 'offerGood', good: 'food', price: 0 }, 'wool'),
  forTheRound('Q6', 'A', { verb: 'closeGapsAtOnce' }, 'ore'),

  now('Q7', 'B', { verb: 'dropExtension' }),
  now('Q8', 'B', { verb: 'pointsForTheBroke', points: 1 }),
  forTheRound('Q9', 'B', { verb: 'offerPlanningSpace', spaces: 1 }),
  now('Q10', 'B', { verb: 'offerRoad' }),
  now('Q11', 'B', { verb: 'offerGood', good: 'wood', price: 1 }),
  now('Q12', 'B', { verb: 'offerGood', good: 'stone', price: 1 }),

  forTheRound('Q13', 'C', { verb: 'offerPlanningSpace', spaces: 1 }),
  forTheRound('Q14', 'C', { verb: 'longerSteps', steps: 2 }),
  { ...now('Q15', 'C', { verb: 'gainCoins', coins: 1 }), traveler: 'stageTwo' },

  now('Q16', 'D', { verb: 'gainCoinsPerRow', coins: 1 }, 'glass'),
  now('Q17', 'D', { verb: 'offerPoints', most: 2 }, 'cloth'),
  now('Q18', 'D', { verb: 'offerGood', good: 'wool', price: 1 }, 'ore'),
  now('Q19', 'D', { verb: 'offerGood', good: 'ore', price: 1 }, 'cacao'),
  { ...now('Q20', 'D', { verb: 'offerGood', good: 'alpaca', price: 1 }, 'wood'), provenance: regrouped },
  { ...now('Q21', 'D', { verb: 'offerFigure' }, 'silver'), provenance: regrouped },

  now('Q22', 'E', { verb: 'offerCornMove' }, 'alpaca'),
  inDrawing('Q23', 'E', { verb: 'offerStoreDrawn' }),
  now('Q24', 'E', { verb: 'offerDrawAndStore', tiles: 3 }),
  now('Q25', 'E', { verb: 'offerFreeCart', points: 2 }),
  now('Q26', 'E', { verb: 'offerGoodReturn', good: 'food', points: 2 }),
  inDrawing('Q27', 'E', { verb: 'offerDiscardDrawn', coins: 2 }),
  now('Q28', 'E', { verb: 'offerFewerPlanning', points: 2 }),
  now('Q29', 'E', { verb: 'offerExtensionRemoval', letters: ['B', 'C', 'D'], points: 2 }),
  now('Q30', 'E', { verb: 'offerRearranging' }),
  now('Q31', 'E', { verb: 'offerCartReturn', points: 2 }),
  now('Q32', 'E', { verb: 'dropRandomOrder' }, 'stone'),
  now('Q33', 'E', { verb: 'dropRandomHouse' }, 'wood'),
  now('Q34', 'E', { verb: 'offerRefill' }, 'wool'),
  now('Q35', 'E', { verb: 'offerDrawAndPlace' }),
  now('Q36', 'E', { verb: 'coinsForTheBroke', coins: 2 }),
  now('Q37', 'E', { verb: 'pointsForFewestCorn', points: 2 }),
];

/** T2 and, for the short game, Z2. */
export const eventPile: Pack['eventPile'] = {
  full: { A: 3, B: 3, C: 3, D: 3, E: 16 },
  short: { A: 3, B: 3, C: 3, D: 3, E: 3 },
};

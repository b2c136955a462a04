import type { EventEffect, EventGroup, EventRow } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import type { Report } from './problem.ts';

type Verb = EventEffect['verb'];

const WHOLE_ROUND: readonly Verb[] = [
  'discountExtensions',
  'sellAlso',
  'closeGapsAtOnce',
  'longerSteps',
  'offerPlanningSpace',
];
const IN_DRAWING: readonly Verb[] = ['offerStoreDrawn', 'offerDiscardDrawn'];

/** When an effect can work at all. */
function timeOf(verb: Verb): EventRow['when'] {
  if (WHOLE_ROUND.includes(verb)) return 'round';
  return IN_DRAWING.includes(verb) ? 'drawing' : 'now';
}

function checkPile(pack: Pack, report: Report): void {
  for (const game of ['full', 'short'] as const) {
    for (const [group, taken] of Object.entries(pack.eventPile[game]) as [EventGroup, number][]) {
      const has = pack.events.filter((event) => event.group === group).length;
      if (taken > has) {
        report(['eventPile', game, group], 'pile', { taken, group, has });
      }
    }
  }
}

/** Each event works when its effect can, the piles can be dealt (T2), and one event turns stage II up. */
export function checkEvents(pack: Pack, report: Report): void {
  pack.events.forEach((event, index) => {
    const time = timeOf(event.effect.verb);
    if (event.when !== time) {
      report(['events', index, 'when'], 'eventTime', { time, verb: event.effect.verb, is: event.when });
    }
    if (event.traveler === 'corn') {
      report(['events', index, 'traveler'], 'cornTraded');
    }
  });
  const turning = pack.events.filter((event) => event.traveler === 'stageTwo').length;
  if (turning !== 1) report(['events'], 'stageTwo', { has: turning });
  checkPile(pack, report);
}

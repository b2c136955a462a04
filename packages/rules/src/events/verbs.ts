import type { EventEffect } from '../components/effects.ts';

type Verb = EventEffect['verb'];
type Way = 'atOnce' | 'allRound' | 'accepted' | 'answered';

/**
 * The way each event works (T6): at once; for the round, as a number that others ask for; by an offer that is accepted;
 * by an offer with answers of its own. What handles one of these ways has to know every verb of it, or does not compile.
 */
const WAYS = {
  gainCoins: 'atOnce',
  gainCoinsPerRow: 'atOnce',
  coinsForTheBroke: 'atOnce',
  pointsForTheBroke: 'atOnce',
  pointsForFewestCorn: 'atOnce',
  dropExtension: 'atOnce',
  dropRandomOrder: 'atOnce',
  dropRandomHouse: 'atOnce',
  discountExtensions: 'allRound',
  sellAlso: 'allRound',
  closeGapsAtOnce: 'allRound',
  longerSteps: 'allRound',
  offerPlanningSpace: 'accepted',
  offerCart: 'answered',
  offerGood: 'accepted',
  offerRoad: 'accepted',
  offerPoints: 'answered',
  offerFigure: 'answered',
  offerCornMove: 'answered',
  offerDrawAndStore: 'accepted',
  offerDrawAndPlace: 'accepted',
  offerFreeCart: 'accepted',
  offerGoodReturn: 'answered',
  offerFewerPlanning: 'accepted',
  offerExtensionRemoval: 'answered',
  offerRearranging: 'accepted',
  offerCartReturn: 'answered',
  offerRefill: 'accepted',
  offerStoreDrawn: 'answered',
  offerDiscardDrawn: 'answered',
} as const satisfies Record<Verb, Way>;

/** The verbs that work in a way. */
type VerbThat<W extends Way> = { [V in Verb]: (typeof WAYS)[V] extends W ? V : never }[Verb];

export function isAtOnce(verb: Verb): verb is VerbThat<'atOnce'> {
  return WAYS[verb] === 'atOnce';
}

export function isOffer(verb: Verb): verb is VerbThat<'accepted' | 'answered'> {
  return WAYS[verb] === 'accepted' || WAYS[verb] === 'answered';
}

export function isAccepted(verb: Verb): verb is VerbThat<'accepted'> {
  return WAYS[verb] === 'accepted';
}

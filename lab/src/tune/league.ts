import { WEIGHTS, type Weights } from '@altiplano/bots';

/** Whom samples play against: the weights set by hand, and the latest that evolution came by. */
export type League = readonly Weights[];

const LATEST = 3;
/** So seldom that a newcomer differs from those before it. */
const GENERATIONS_BETWEEN = 12;

/** The league of a run that begins with these weights. */
export function firstLeague(start: Weights): League {
  return start === WEIGHTS ? [WEIGHTS] : [WEIGHTS, start];
}

/**
 * The league after a generation, counted from 1, with this mean. Whoever is beaten first must stay beaten: rivals of old
 * keep evolution from going in circles.
 */
export function nextLeague(league: League, generation: number, mean: Weights): League {
  if (generation % GENERATIONS_BETWEEN !== 0) return league;
  const [byHand = WEIGHTS, ...found] = league;
  return [byHand, ...[...found, mean].slice(-LATEST)];
}

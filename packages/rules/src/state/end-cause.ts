import { type Location, LOCATIONS } from '../locations.ts';

/** Why the game ends: a location's number + 1, or one of these. */
export const END_STRIP = 8;
export const END_EVENTS = 9;

export type EndCause = Location | 'strip' | 'events';

/** The name of what ended, or will end, the game; null for nothing yet. */
export function endCauseName(cause: number): EndCause | null {
  if (cause === 0) return null;
  if (cause === END_STRIP) return 'strip';
  return cause === END_EVENTS ? 'events' : LOCATIONS[cause - 1];
}

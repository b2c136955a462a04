import { type Examples, type Net, POINTS_PER_UNIT } from '@altiplano/bots';
import { createCouncil } from './council.ts';

/** By how many points nets, asked together, are wrong about examples (root of the mean square). */
export function netsError(nets: readonly Net[], { inputs, targets }: Examples): number {
  const say = createCouncil(nets);
  let squares = 0;
  let count = 0;
  for (const [moment, target] of targets.entries()) {
    if (Number.isNaN(target)) continue;
    squares += (say(inputs, moment) - target) ** 2;
    count++;
  }
  return POINTS_PER_UNIT * Math.sqrt(squares / Math.max(1, count));
}

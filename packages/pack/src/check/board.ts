import type { Pack } from '../pack.ts';
import type { Report } from './problem.ts';

/** The board's parts fit each other. */
export function checkBoard(pack: Pack, report: Report): void {
  const { planning, road, strip } = pack.board;
  if (planning.start >= planning.most) {
    // Z1 starts everyone on the first space that unlocks one.
    report(['board', 'planning', 'most'], 'planningMost', { start: planning.start });
  }
  const unlocked = road.filter((space) => space === 'planning').length;
  const needed = planning.most - planning.start;
  if (unlocked !== needed) {
    report(['board', 'road'], 'roadPlanning', { needed, has: unlocked });
  }
  strip.forEach((cost, index) => {
    const below = strip[index - 1] ?? 0;
    if (cost < below) report(['board', 'strip', index], 'stripFalls', { below, is: cost });
  });
}

import { basicExchanges, costsOf, type Good, type Location } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import type { Report } from './problem.ts';

/** What is paid at once lies on the spaces of its place. */
function checkCosts(pack: Pack, report: Report): void {
  const { boat, house, road } = costsOf(pack);
  const check = (path: readonly string[], location: Location, pays: readonly Good[]): void => {
    const has = pack.board.spaces[location];
    if (pays.length > has) report(['costs', ...path], 'costSpaces', { needed: pays.length, has });
  };
  for (const { id, location, pays } of basicExchanges(pack)) check(['exchanges', id, 'pays'], location, pays);
  check(['boat'], 'harbor', boat);
  check(['house'], 'village', house);
  check(['road'], 'road', road);
}

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
  checkCosts(pack, report);
}

import { inWords } from '../text/list.ts';
import { wrap } from './layout.ts';
import type { Scene } from './scene.ts';
import { supplyAt } from './supply.ts';

/** How near the end is, and by which cause. */
export function endLines(scene: Scene, short: boolean): string[] {
  const { seen, names, screen } = scene;
  const { board, words } = names.texts;
  if (seen.lastRound !== null) {
    const cause = words.endCauses[seen.endedBy ?? ''] ?? '';
    return wrap(
      `${screen.bold(`${board.end}:`)} ${board.endTriggered(cause, seen.lastRound)}`,
      screen.width,
      '  ',
    );
  }
  const nearest = seen.ring
    .map((location) => ({ location, left: supplyAt(location, scene).left }))
    .toSorted((a, b) => a.left - b.left)
    .slice(0, 3)
    .map(({ location, left }) => `${words.locations[location]} ${left}`);
  const causes = inWords([board.pileLeft(seen.pile.left), ...nearest], words.or);
  const events = short ? `; ${board.eventsEnd(seen.eventsLeft)}` : '';
  return wrap(`${screen.bold(`${board.end}:`)} ${board.endNear(causes)}${events}`, screen.width, '  ');
}

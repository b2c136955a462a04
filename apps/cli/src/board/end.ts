import type { View } from '@altiplano/rules';
import { wrap } from './layout.ts';
import type { Scene } from './scene.ts';
import { supplyAt } from './supply.ts';

/** How many extensions the strip will want from the pile once this round is over, after so many more purchases (N3, N4, Z4). */
function wantedFromPile({ strip }: View, isShort: boolean, purchases: number): number {
  const gaps = strip.filter((id) => id === null).length + purchases;
  if (isShort) return strip[0] === null ? gaps : gaps + 1;
  return Math.max(1, gaps);
}

/** How many rounds follow this one at most: one extension leaves in each, and after a gap that stays one more is played (E1). */
export function mostRounds(seen: View, isShort: boolean): number {
  if (seen.lastRound !== null) return seen.lastRound - seen.round;
  const left = seen.pile.left - wantedFromPile(seen, isShort, 0);
  const byPile = Math.max(left, -1) + 2;
  return isShort ? Math.min(byPile, seen.eventsLeft) : byPile;
}

/** Whether it takes only one more purchase in this round to make the next one the last. */
export function isPurchaseFromEnd(seen: View, isShort: boolean): boolean {
  if (seen.lastRound !== null) return false;
  return mostRounds(seen, isShort) > 1 && seen.pile.left < wantedFromPile(seen, isShort, 1);
}

/** How long the game can still last, and what may end it sooner. */
export function endLines(scene: Scene, isShort: boolean): string[] {
  const { seen, names, screen } = scene;
  const { board, words } = names.texts;
  const said = (text: string): string[] =>
    wrap(`${screen.bold(`${board.end}:`)} ${text}`, screen.width, '  ');
  if (seen.lastRound !== null) {
    return said(board.endTriggered(words.endCauses[seen.endedBy ?? ''] ?? '', seen.lastRound));
  }
  const most = mostRounds(seen, isShort);
  if (most <= 1) return said(board.endNext);
  const [emptiest] = seen.ring
    .map((location) => ({ location, left: supplyAt(location, scene).left }))
    .toSorted((a, b) => a.left - b.left);
  const place = emptiest === undefined ? '' : words.locations[emptiest.location];
  return said(board.endNear(most, isShort, place, emptiest?.left ?? 0));
}

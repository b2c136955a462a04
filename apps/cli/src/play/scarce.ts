import { type GameEvent, type ReadableMove, seatOf } from '@altiplano/rules/engine';
import type { Sight } from './sight.ts';

/** Why a tile would not be gained: none is left (S11), or a corn fits nowhere (W8); null if it would be. */
function whyNoTile(outcome: readonly GameEvent[], seat: number): 'noneLeft' | 'fitsNowhere' | null {
  const own = outcome.filter((event) => seatOf(event) === seat);
  if (own.some(({ type }) => type === 'ranOut')) return 'noneLeft';
  return own.some(({ type }) => type === 'cornLeft') ? 'fitsNowhere' : null;
}

/** The label of a boat or a road, which may be built without the tile they promise (S11): then with what is left to gain. */
export function scarceLabel(
  label: string,
  move: ReadableMove,
  outcome: readonly GameEvent[],
  { names, seat }: Sight,
): string {
  const { play, words } = names.texts;
  const why = whyNoTile(outcome, seat);
  if (why === null) return label;
  if (move.type === 'buildRoad') return play.scarce.road(play.scarce[why]);
  if (move.type !== 'buildBoat') return label;
  const more = outcome.reduce((sum, event) => sum + (event.type === 'pointsGained' ? event.points : 0), 0);
  return play.scarce.boat(label, play.scarce[why], words.points(names.components.points.boat + more));
}

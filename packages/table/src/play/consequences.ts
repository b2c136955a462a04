import { resultOf } from '@altiplano/protocol';
import { apply, type Game, isOver, writeMove } from '@altiplano/rules/engine';
import type { Draft } from '../draft.ts';
import { isPlayedByPerson } from '../fold/places.ts';
import type { Place } from '../table.ts';
import { forcedMove } from './forced.ts';

/** More steps without a choice than any game has in a row: a loop would be a bug of the rules. */
const MOST_FORCED = 500;

/** What follows of itself from a position: the steps of those who let forced ones play themselves, and the end. Plays on in `game`. */
export function consequencesOf(game: Game, places: readonly Place[]): Draft[] {
  const drafts: Draft[] = [];
  for (let step = nextForced(game, places); step !== null; step = nextForced(game, places)) {
    if (drafts.length === MOST_FORCED) throw new Error('forced steps without end');
    drafts.push({ kind: 'played', seat: step.seat, move: writeMove(game, step.move), by: 'forced' });
    apply(game, step.seat, step.move);
  }
  const result = resultOf(game);
  if (result !== null) drafts.push({ kind: 'finished', result });
  return drafts;
}

function nextForced(game: Game, places: readonly Place[]): { seat: number; move: number } | null {
  if (isOver(game)) return null;
  for (const [seat, place] of places.entries()) {
    if (!place.forced || !isPlayedByPerson(place)) continue;
    const move = forcedMove(game, seat);
    if (move !== null) return { seat, move };
  }
  return null;
}

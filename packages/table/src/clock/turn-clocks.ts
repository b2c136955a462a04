import { awaitedSeat, type Game, PHASE } from '@altiplano/rules/engine';
import { isPlayedByPerson } from '../fold/places.ts';
import type { Table } from '../table.ts';
import { creditFor, stopClock } from './clock.ts';

/** The seats without whose decision the game does not go on, as bits. */
export function awaitedBits(game: Game): number {
  const { state } = game;
  const inOrder = state.phase === PHASE.planning && game.options.planning === 'ordered';
  return inOrder ? 1 << awaitedSeat(game) : state.waiting;
}

/** What came of it: whether any clock changed, and what the seat that is done was given. */
interface Turned {
  readonly changed: boolean;
  readonly credit: number;
}

const UNTURNED: Turned = { changed: false, credit: 0 };

/** From this moment the clocks of those run whom the game waits for; the seat that is done with its decision gets its due. */
export function turnClocks(table: Table, at: number, done = -1): Turned {
  const { clock, game, places } = table;
  if (clock === null || game === null) return UNTURNED;
  const awaited = table.status === 'running' ? awaitedBits(game) : 0;
  let changed = false;
  let credit = 0;
  for (const [number, seat] of clock.seats.entries()) {
    const place = places[number];
    const isOwn = place !== undefined && isPlayedByPerson(place);
    const runs = isOwn && (awaited & (1 << number)) !== 0;
    const isDone = isOwn && number === done;
    if (isDone || (seat.since !== null && !runs)) {
      changed = true;
      stopClock(seat, at);
    }
    if (isDone) {
      credit = creditFor(clock, seat);
      seat.left += credit;
    }
    if (runs && seat.since === null) {
      changed = true;
      seat.since = at;
    }
  }
  if (changed) clock.at = at;
  return { changed, credit };
}

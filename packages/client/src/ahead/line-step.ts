import {
  copyGame,
  type Game,
  type GameEvent,
  type ReadableMove,
  readMove,
  type Rejection,
  seatOf,
  type SiteName,
  type Thing,
  whyNot,
} from '@altiplano/rules/engine';
import { tryMove } from '../preview/preview.ts';
import { legalFor } from '../sight/legal-for.ts';
import { viewOf } from '../sight/view-of.ts';
import { type NothingToTry, ownNext } from './own-next.ts';

/**
 * What a step makes known and so cannot be taken back: nothing; something of one's own, which one knows (a plan, a
 * mission, the end of one's round); or something hidden, beyond which nothing can be said.
 */
export type Shows = 'nothing' | 'own' | 'hidden';

/** A step that is meant to be played, with what it does for its seat. */
export interface Intended {
  readonly move: ReadableMove;
  readonly shows: Shows;
  /** Whether there was no other move: such a step may play itself. */
  readonly isForced: boolean;
  /** What it costs and brings, as events of its seat; nothing where something hidden shows. */
  readonly told: readonly GameEvent[];
}

/** A step on a forked position. */
export interface LineStep extends Intended {
  readonly before: Game;
  /** The seat's next decision, all others standing still; what was before if something hidden shows. */
  readonly after: Game;
  /** Why nothing of the seat can follow; null if something can. */
  readonly end: LineEnd | null;
}

/** Why a line ends: its seat has nothing to decide, or something hidden shows. */
export type LineEnd = NothingToTry | 'hidden';

/** Tries a move of a seat at a position of `ownNext`; or says why it cannot be played. */
export function tryStep(game: Game, seat: number, move: ReadableMove): LineStep | Rejection {
  const read = readMove(game, move);
  if (typeof read !== 'number') return read;
  const refusal = whyNot(game, seat, read);
  if (refusal !== null) return refusal;
  const { after, events } = tryMove(amongActing(game, seat), seat, read);
  for (const [index, { passed }] of game.state.seats.entries()) {
    const other = after.state.seats[index];
    if (other !== undefined && index !== seat) other.passed = passed;
  }
  const isForced = legalFor(game, seat).length === 1;
  const shows = showing(game, after, seat, move, events);
  if (shows === 'hidden')
    return { move, shows, isForced, told: [], before: game, after: game, end: 'hidden' };
  const told = [...events.filter((event) => seatOf(event) === seat), ...planTold(after, seat, move)];
  const next = ownNext(after, seat);
  const isEnd = typeof next === 'string';
  if (isEnd) stand(after);
  return {
    move,
    shows,
    isForced,
    told,
    before: game,
    after: isEnd ? after : next,
    end: isEnd ? next : null,
  };
}

/** A copy in which no other seat has passed, so that the end of a turn never ends the round. */
function amongActing(game: Game, seat: number): Game {
  const copy = copyGame(game);
  for (const [index, other] of copy.state.seats.entries()) if (index !== seat) other.passed = 0;
  return copy;
}

/** Nobody has anything to decide. */
function stand({ state }: Game): void {
  for (const seat of state.seats) {
    seat.stack.fill(0);
    seat.depth = 0;
  }
  state.waiting = 0;
}

function showing(
  before: Game,
  after: Game,
  seat: number,
  { type }: ReadableMove,
  events: readonly GameEvent[],
): Shows {
  const shown = after.state.revealed - before.state.revealed;
  const own = events.filter(
    (event) => seatOf(event) === seat && (event.type === 'declared' || event.type === 'missionFulfilled'),
  );
  if (shown > own.length) return 'hidden';
  // Whoever is the last to pass ends the round, and then new cards are turned up.
  return shown > 0 || type === 'pass' ? 'own' : 'nothing';
}

/** What declaring tells the others: all that lies on the own spaces. */
function planTold(after: Game, seat: number, { type }: ReadableMove): GameEvent[] {
  if (type !== 'declare') return [];
  const { sites = {} } = viewOf(after, seat).players[seat] ?? {};
  return Object.entries(sites).flatMap(([site, things]) =>
    [...things]
      .sort()
      .map((thing: Thing): GameEvent => ({ type: 'placed', seat, thing, site: site as SiteName })),
  );
}

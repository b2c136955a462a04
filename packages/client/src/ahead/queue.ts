import type { Trouble } from '@altiplano/protocol';
import type { Game } from '@altiplano/rules';
import type { Intended } from './line-step.ts';
import { ownNext } from './own-next.ts';
import { type Mismatch, retrace } from './retrace.ts';
import { turnsOf } from './turns.ts';

/** A turn that is lined up. */
export interface LinedUp {
  readonly steps: readonly Intended[];
  /** Whether the queue stops once it is played. */
  readonly stopAfter: boolean;
}

/** Why a queue does not go on by itself. */
export type Stopped =
  /** Something is not as it was when it was lined up. */
  | { readonly kind: 'mismatch'; readonly why: Mismatch }
  | { readonly kind: 'refused'; readonly trouble: Trouble }
  /** Its player holds it back, or has done something else. */
  | { readonly kind: 'held' }
  | { readonly kind: 'asWished' }
  /** The round went on without it. */
  | { readonly kind: 'over' };

/** What a seat has lined up for a round. Never changed, only replaced. */
export interface Queue {
  readonly round: number;
  readonly turns: readonly LinedUp[];
  readonly stopped: Stopped | null;
}

/** A line as a queue; where a turn was lined up before, it stops after it as it did. */
export function queueOf(steps: readonly Intended[], round: number, former: Queue | null): Queue {
  const turns = turnsOf(steps).map((turn, index): LinedUp => {
    const before = former?.turns[index];
    const isSame = before !== undefined && moves(before.steps) === moves(turn);
    return { steps: turn.map(intended), stopAfter: isSame && before.stopAfter };
  });
  return { round, turns, stopped: null };
}

function intended({ move, shows, isForced, told }: Intended): Intended {
  return { move, shows, isForced, told };
}

function moves(steps: readonly Intended[]): string {
  return JSON.stringify(steps.map(({ move }) => move));
}

/** All steps of a queue in their order. */
export function stepsOf({ turns }: Queue): readonly Intended[] {
  return turns.flatMap(({ steps }) => steps);
}

/** Turns as their steps come out one after another from where the table stands; and why the next one does not. */
function arranged(
  turns: readonly LinedUp[],
  game: Game,
  seat: number,
): { readonly turns: readonly LinedUp[]; readonly why: Mismatch | null } {
  const start = ownNext(game, seat);
  if (typeof start === 'string') return { turns: [], why: { kind: 'over', end: start } };
  // What a turn costs and brings may be different in its new place: whoever puts it there sees that.
  const { steps, mismatch, done } = retrace(
    start,
    seat,
    turns.flatMap((turn) => turn.steps),
    false,
  );
  const worked: LinedUp[] = [];
  let from = -done;
  for (const turn of turns) {
    const to = from + turn.steps.length;
    if (to > steps.length) break;
    worked.push({ ...turn, steps: steps.slice(Math.max(0, from), to).map(intended) });
    from = to;
  }
  return { turns: worked, why: mismatch?.why ?? null };
}

/** The queue with a turn at another place; or why the turns would not work in that order. */
export function withMoved(queue: Queue, at: number, to: number, game: Game, seat: number): Queue | Mismatch {
  const order = [...queue.turns];
  order.splice(to, 0, ...order.splice(at, 1));
  const { turns, why } = arranged(order, game, seat);
  return why ?? { ...queue, turns };
}

/** The queue without a turn, and without those after it that would no longer work. */
export function withoutTurn(queue: Queue, at: number, game: Game, seat: number): Queue {
  const rest = queue.turns.toSpliced(at, 1);
  const { turns } = arranged(rest, game, seat);
  return { ...queue, turns: turns.length < at ? rest.slice(0, at) : turns };
}

/** The queue with the wish to stop after a turn, or without it. */
export function withStopAfter(queue: Queue, at: number, stopAfter: boolean): Queue {
  return {
    ...queue,
    turns: queue.turns.map((turn, index) => (index === at ? { ...turn, stopAfter } : turn)),
  };
}

/** The queue without its first steps, which are played: it stops if a turn is over after which that was wished. */
export function withoutFirst(queue: Queue, count: number): Queue {
  let left = count;
  let { stopped } = queue;
  const turns = queue.turns.flatMap((turn) => {
    const gone = Math.min(left, turn.steps.length);
    left -= gone;
    if (gone < turn.steps.length) return [{ ...turn, steps: turn.steps.slice(gone) }];
    if (turn.stopAfter) stopped = { kind: 'asWished' };
    return [];
  });
  return { ...queue, turns, stopped };
}

/** The first turn of a queue that would not do what it should as the table stands, and why; null if all would. */
export function outlook(queue: Queue, game: Game, seat: number): { turn: number; why: Mismatch } | null {
  const start = ownNext(game, seat);
  if (typeof start === 'string') return null;
  const { mismatch } = retrace(start, seat, stepsOf(queue));
  if (mismatch === null) return null;
  let steps = 0;
  const turn = queue.turns.findIndex((one) => (steps += one.steps.length) > mismatch.at);
  return { turn, why: mismatch.why };
}

import { awaitedSeats } from '@altiplano/rules';
import { whyNotMove } from '../sight/legal-for.ts';
import type { TableSnapshot } from '../table/table-store.ts';
import type { Intended } from './line-step.ts';
import { type NothingToTry, ownNext } from './own-next.ts';
import { outlook, type Queue } from './queue.ts';
import type { Mismatch } from './retrace.ts';
import type { Study } from './study.ts';

/** What a screen shows of a player's thinking ahead. */
export interface AheadSnapshot {
  readonly study: Study | null;
  /** Whether the study's line can begin at once at the table. */
  readonly startsNow: boolean;
  /** Whether the table waits for the own seat, whatever is tried out. */
  readonly isYourTurn: boolean;
  /** Why there is nothing to try out; null if there is something. */
  readonly nothingToTry: NothingToTry | null;
  readonly queue: Queue | null;
  /** The first turn of the queue that would not do what it should as the table stands, and why. */
  readonly outlook: { readonly turn: number; readonly why: Mismatch } | null;
  /** Whether the same table is open elsewhere on this device, and has the queue there. */
  readonly isElsewhere: boolean;
  /** The last step that was played by itself, counted. */
  readonly played: { readonly count: number; readonly step: Intended } | null;
}

export const NOTHING_AHEAD: AheadSnapshot = {
  study: null,
  startsNow: false,
  isYourTurn: false,
  nothingToTry: 'notYet',
  queue: null,
  outlook: null,
  isElsewhere: false,
  played: null,
};

/** What a screen shows of it, from what is tried out, lined up and played. */
export function aheadSnapshot(
  table: TableSnapshot,
  more: Pick<AheadSnapshot, 'study' | 'queue' | 'isElsewhere' | 'played'>,
): AheadSnapshot {
  const { game, you, info } = table;
  if (game === null || you === 'spectator' || info?.status !== 'running') {
    return { ...NOTHING_AHEAD, ...more, nothingToTry: info?.status === 'finished' ? 'over' : 'notYet' };
  }
  const next = ownNext(game, you);
  const first = more.study?.steps[0]?.move;
  return {
    ...more,
    startsNow: table.mayAct && first !== undefined && whyNotMove(game, you, first) === null,
    isYourTurn: table.mayAct && awaitedSeats(game).includes(you),
    nothingToTry: typeof next === 'string' ? next : null,
    // While something is on its way, the table is not yet what it will be.
    outlook: more.queue === null || table.onTheirWay > 0 ? null : outlook(more.queue, game, you),
  };
}

/** The last one if nothing in it has changed. */
export function unchanged(last: AheadSnapshot, next: AheadSnapshot): AheadSnapshot {
  const { outlook: before, ...old } = last;
  const { outlook: after, ...now } = next;
  const isSame = Object.keys(now).every(
    (key) => old[key as keyof typeof old] === now[key as keyof typeof now],
  );
  return isSame && JSON.stringify(before) === JSON.stringify(after) ? last : next;
}

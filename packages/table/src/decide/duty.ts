import { RULES_VERSION, trouble } from '@altiplano/protocol';
import type { ReadableMove } from '@altiplano/rules';
import { overdueSeats } from '../clock/read-clock.ts';
import type { Verdict } from '../draft.ts';
import { decidePlay } from '../play/decide-play.ts';
import { snapshotOf } from '../snapshot/snapshot-of.ts';
import type { Table } from '../table.ts';
import { type Decision, numbered } from './decision.ts';
import { whileRunning } from './whether.ts';

/** What the server does of itself. */
export type Duty =
  | {
      readonly type: 'play';
      readonly seat: number;
      readonly move: ReadableMove;
      readonly by: 'bot' | 'clock';
    }
  | { readonly type: 'pause'; readonly from: number; readonly to: number }
  /** Goes on under the rules of this program; see `needsContinuing`. */
  | { readonly type: 'continue' };

/** Decides what the server does of itself; changes nothing. */
export function decideDuty(table: Table, duty: Duty, at: number): Decision {
  return numbered(table, judgeDuty(table, duty, at), at);
}

/** Whether the game was begun under other rules than this program's and has to be continued. */
export function needsContinuing(table: Table): boolean {
  return table.status === 'running' && table.rules !== RULES_VERSION;
}

function judgeDuty(table: Table, duty: Duty, at: number): Verdict {
  switch (duty.type) {
    case 'play':
      return playFor(table, duty, at);
    case 'pause':
      if (table.clock === null || table.status !== 'running' || duty.to <= duty.from) return [];
      return [{ kind: 'paused', from: duty.from, to: duty.to }];
    case 'continue':
      if (!needsContinuing(table)) return [];
      return [{ kind: 'continued', rules: RULES_VERSION, snapshot: snapshotOf(table) }];
  }
}

/** Only for a bot's seat, or for a person whose time is up. */
function playFor(table: Table, { seat, move, by }: Extract<Duty, { type: 'play' }>, at: number): Verdict {
  return whileRunning(table, (game) => {
    const place = table.places[seat];
    if (place === undefined) return trouble('noSuchSeat', { seat });
    if (by === 'bot' && place.bot === null) return trouble('notReplaced', { seat });
    const isOverdue = overdueSeats(table, at).some((overdue) => overdue.seat === seat);
    if (by === 'clock' && !isOverdue) return trouble('notOverdue', { seat });
    return decidePlay(table, game, seat, move, by);
  });
}

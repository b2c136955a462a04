import type { Entry } from '@altiplano/protocol';
import { createLog } from '@altiplano/rules';
import { foldAccepted, foldDeclined, foldProposed } from '../consent/fold-consent.ts';
import { foldPaused } from '../clock/fold-paused.ts';
import { LogFault } from '../fault.ts';
import {
  foldBotSeated,
  foldConfigured,
  foldReadied,
  foldSat,
  foldSeatOpened,
  foldStood,
  foldUnreadied,
} from '../lobby/fold-lobby.ts';
import { foldAbandoned, foldFinished, foldRematched } from '../play/fold-end.ts';
import { foldPlayed } from '../play/fold-played.ts';
import { foldStarted } from '../play/fold-started.ts';
import { foldPreferred, foldReplaced, foldReturned } from '../seats/fold-seats.ts';
import { addVisible, ALL } from '../sight/sequences.ts';
import { foldContinued } from '../snapshot/fold-continued.ts';
import type { Table } from '../table.ts';
import { foldRolledBack, foldUndone } from '../undo/fold-undo.ts';
import type { Effect } from './effect.ts';

const SILENCE = createLog();

/** The name under which a command is remembered. */
export function keyOf(person: string, id: string): string {
  return `${person} ${id}`;
}

/** The next entry takes its effect on the table; one that cannot follow is a fault, and the table is then of no more use. */
export function foldEntry(table: Table, entry: Entry): void {
  checkFollows(table, entry);
  note(table, entry, takeEffect(table, entry));
}

/** An entry that has no effect any more only takes its place in the log, for everyone to see. */
export function foldVoid(table: Table, entry: Entry): void {
  checkFollows(table, entry);
  if (entry.kind === 'rolledBack') table.proposal = null;
  note(table, entry, {});
}

function checkFollows(table: Table, { number }: Entry): void {
  if (number !== table.number + 1) throw new LogFault(number, `does not follow entry ${table.number}`);
}

function note(table: Table, entry: Entry, effect: Effect): void {
  const { mask = ALL, log = SILENCE, clock = false, voided = [] } = effect;
  addVisible(table.sequences, mask);
  table.number = entry.number;
  table.at = Math.max(table.at, entry.at);
  if (entry.key !== undefined) table.keys.set(keyOf(entry.key.person, entry.key.id), entry.number);
  table.last = { entry, mask, log, clock, voided };
}

function takeEffect(table: Table, entry: Entry): Effect {
  switch (entry.kind) {
    case 'created':
      throw new LogFault(entry.number, 'a table is created once');
    case 'configured':
      return foldConfigured(table, entry);
    case 'sat':
      return foldSat(table, entry);
    case 'stood':
      return foldStood(table, entry);
    case 'botSeated':
      return foldBotSeated(table, entry);
    case 'seatOpened':
      return foldSeatOpened(table, entry);
    case 'readied':
      return foldReadied(table, entry);
    case 'unreadied':
      return foldUnreadied(table, entry);
    case 'started':
      return foldStarted(table, entry);
    case 'played':
      return foldPlayed(table, entry);
    case 'undone':
      return foldUndone(table, entry);
    case 'proposed':
      return foldProposed(table, entry);
    case 'accepted':
      return foldAccepted(table, entry);
    case 'declined':
      return foldDeclined(table);
    case 'rolledBack':
      return foldRolledBack(table, entry);
    case 'replaced':
      return foldReplaced(table, entry);
    case 'returned':
      return foldReturned(table, entry);
    case 'preferred':
      return foldPreferred(table, entry);
    case 'paused':
      return foldPaused(table, entry);
    case 'finished':
      return foldFinished(table, entry);
    case 'abandoned':
      return foldAbandoned(table, entry);
    case 'continued':
      return foldContinued(table, entry);
    case 'rematched':
      return foldRematched(table, entry);
  }
}

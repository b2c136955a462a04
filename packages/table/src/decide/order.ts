import { type Person, type TableCommand, trouble } from '@altiplano/protocol';
import { decideAccept, decideDecline, decidePropose } from '../consent/decide-consent.ts';
import type { Verdict } from '../draft.ts';
import { keyOf } from '../fold/fold-entry.ts';
import { seatOf } from '../fold/places.ts';
import {
  decideConfigure,
  decideOpenSeat,
  decideReady,
  decideSeatBot,
  decideSit,
  decideStart,
} from '../lobby/decide-lobby.ts';
import { decidePlay } from '../play/decide-play.ts';
import { decidePrefer, decideReplace, decideReplaced, decideReturn } from '../seats/decide-seats.ts';
import type { Table } from '../table.ts';
import { decideUndo } from '../undo/decide-undo.ts';
import { type Decision, numbered } from './decision.ts';
import { inPlay, whileRunning, whyNotHostInLobby, whyNotLobby, whyNotSeated } from './whether.ts';

/** What a person asks for: the key is the id of the message. `rematch` names the new table, made before. */
export interface Order {
  readonly person: Person;
  readonly command: TableCommand | { readonly type: 'rematch'; readonly table: string };
  readonly at: number;
  readonly key?: string;
}

/** Decides what a person's order does; changes nothing. An order whose key is known gives no entries, and what it caused then. */
export function decide(table: Table, order: Order): Decision {
  const { person, at, key } = order;
  const done = key === undefined ? undefined : table.keys.get(keyOf(person.id, key));
  if (done !== undefined) return { entries: [], caused: done };
  const verdict = judge(table, order);
  return numbered(table, verdict, at, key === undefined ? undefined : { person: person.id, id: key });
}

function judge(table: Table, { person, command }: Order): Verdict {
  const seat = seatOf(table, person.id);
  switch (command.type) {
    case 'configure':
      return whyNotHostInLobby(table, person) ?? decideConfigure(table, command.settings);
    case 'seatBot':
      return whyNotHostInLobby(table, person) ?? decideSeatBot(table, command.seat, command.level);
    case 'openSeat':
      return whyNotHostInLobby(table, person) ?? decideOpenSeat(table, command.seat);
    case 'start':
      return whyNotHostInLobby(table, person) ?? decideStart(table, command.entropy);
    case 'abandon':
      return whyNotHostInLobby(table, person) ?? [{ kind: 'abandoned' }];
    case 'sit':
      return whyNotLobby(table) ?? decideSit(table, person, command.seat);
    case 'stand':
      return whyNotLobby(table) ?? whyNotSeated(seat) ?? [{ kind: 'stood', seat, leaves: false }];
    case 'ready':
      return whyNotLobby(table) ?? whyNotSeated(seat) ?? decideReady(table, seat, command.entropy);
    case 'unready':
      return whyNotLobby(table) ?? whyNotSeated(seat) ?? unready(table, seat);
    case 'leave':
      return table.status === 'lobby'
        ? (whyNotSeated(seat) ?? [{ kind: 'stood', seat, leaves: true }])
        : inPlay(table, seat, (game) => decideReplaced(table, game, seat, table.settings.substitute, 'left'));
    case 'play':
      return inPlay(table, seat, (game) => decidePlay(table, game, seat, command.move, 'person'));
    case 'undo':
      return inPlay(table, seat, (game) => decideUndo(table, game, seat, command.to));
    case 'propose':
      return inPlay(table, seat, (game) => decidePropose(table, game, seat, command.motion));
    case 'accept':
      return inPlay(table, seat, (game) => decideAccept(table, game, seat));
    case 'decline':
      return inPlay(table, seat, () => decideDecline(table, seat));
    case 'replace':
      return whileRunning(table, (game) =>
        decideReplace(table, game, person.id, command.seat, command.level),
      );
    case 'return':
      return whileRunning(table, (game) => whyNotSeated(seat) ?? decideReturn(table, game, seat));
    case 'prefer':
      return whyNotSeated(seat) ?? decidePrefer(table, seat, command.forced);
    case 'rematch':
      return whyNotSeated(seat) ?? rematch(table, command.table);
  }
}

function unready(table: Table, seat: number): Verdict {
  return table.places[seat]?.ready === true ? [{ kind: 'unreadied', seat }] : [];
}

function rematch(table: Table, at: string): Verdict {
  const { status, rematch: known } = table;
  if (status !== 'finished' && status !== 'abandoned') return trouble('notEnded', { status });
  return known === null ? [{ kind: 'rematched', table: at }] : trouble('alreadyRematched', { table: known });
}

import { steadyPack } from '@altiplano/pack/testing';
import {
  type Entry,
  type Person,
  type TableCommand,
  type TableSettingsInput,
  tableSettingsSchema,
  type Trouble,
} from '@altiplano/protocol';
import {
  awaitedSeat,
  createMoveBuffer,
  type Game,
  legalMoves,
  type MoveOf,
  type MoveType,
  type ReadableMove,
  writeMove,
} from '@altiplano/rules/engine';
import type { Decision } from '../decide/decision.ts';
import { decideDuty, type Duty } from '../decide/duty.ts';
import { decide } from '../decide/order.ts';
import { foldEntry } from '../fold/fold-entry.ts';
import { foldTable } from '../fold/fold-table.ts';
import { openTable } from '../lobby/open-table.ts';
import type { Table, TableParts } from '../table.ts';

/** The people of the tests, by seat; the last ones only look on. */
export const PEOPLE: readonly Person[] = ['Ana', 'Ben', 'Cem', 'Dora', 'Emil', 'Fay', 'Gus'].map((name) => ({
  id: name.toLowerCase(),
  name,
}));

export function person(seat: number): Person {
  return PEOPLE[seat] as Person;
}

/** A table with its whole log and a clock that goes on by a second with every order. */
export interface Hall {
  readonly parts: TableParts;
  readonly table: Table;
  readonly log: Entry[];
  now: number;
  /** Called after each entry that is folded. */
  after: (() => void) | null;
}

const START = 1_700_000_000_000;

/** A table in its lobby, with its host on the first seat. */
export function openHall(settings: TableSettingsInput = {}, seed = 'hall', pack = steadyPack): Hall {
  const parts = { pack, seed };
  const entries = openTable(parts, {
    settings: tableSettingsSchema.parse(settings),
    host: person(0),
    at: START,
  });
  if ('code' in entries) throw new Error(entries.code);
  return { parts, table: foldTable(parts, entries), log: entries, now: START, after: null };
}

/** Decides an order of a person, and does it. */
export function order(
  hall: Hall,
  who: number,
  command: TableCommand | { type: 'rematch'; table: string },
  key?: string,
): Decision {
  hall.now += 1000;
  const sent = { person: person(who), command, at: hall.now };
  return done(hall, decide(hall.table, key === undefined ? sent : { ...sent, key }));
}

/** Decides what the server does, and does it. */
export function duty(hall: Hall, what: Duty): Decision {
  hall.now += 1000;
  return done(hall, decideDuty(hall.table, what, hall.now));
}

function done(hall: Hall, decision: Decision): Decision {
  if ('refused' in decision) return decision;
  for (const entry of decision.entries) {
    // As it would come back from a store.
    const read = JSON.parse(JSON.stringify(entry)) as Entry;
    hall.log.push(read);
    foldEntry(hall.table, read);
    hall.after?.();
  }
  return decision;
}

/** The kinds of the entries that came of an order, or the code of its refusal. */
export function outcome(decision: Decision): string {
  return 'refused' in decision ? decision.refused.code : decision.entries.map(({ kind }) => kind).join(' ');
}

export function refusal(decision: Decision): Trouble | null {
  return 'refused' in decision ? decision.refused : null;
}

/** A running game of people on all seats but those of bots. */
export function startHall(
  settings: TableSettingsInput = {},
  bots: readonly number[] = [],
  seed = 'hall',
): Hall {
  const hall = openHall({ ...settings, options: { players: 2, ...settings.options } }, seed);
  for (const seat of hall.table.places.keys()) {
    if (bots.includes(seat)) order(hall, 0, { type: 'seatBot', seat, level: 'easy' });
    else if (seat > 0) order(hall, seat, { type: 'sit', seat });
    if (!bots.includes(seat)) order(hall, seat, { type: 'ready', entropy: `dice ${seat}` });
  }
  order(hall, 0, { type: 'start' });
  if (hall.table.status !== 'running') throw new Error(hall.table.status);
  return hall;
}

export function game(hall: Hall): Game {
  if (hall.table.game === null) throw new Error('not started');
  return hall.table.game;
}

const buffer = createMoveBuffer();

/** The legal moves of a seat, of one type if that is said. */
export function legal(hall: Hall, seat: number): ReadableMove[];
export function legal<T extends MoveType>(hall: Hall, seat: number, type?: T): MoveOf<T>[];
export function legal(hall: Hall, seat: number, type?: MoveType): ReadableMove[] {
  const count = legalMoves(game(hall), seat, buffer);
  const moves = [...buffer.subarray(0, count)].map((move) => writeMove(game(hall), move));
  return type === undefined ? moves : moves.filter((move) => move.type === type);
}

/** The first legal move of a seat, of one type if that is said, is made. */
export function playFirst(hall: Hall, seat: number, type?: MoveType, key?: string): Decision {
  const [move] = legal(hall, seat, type);
  if (move === undefined) throw new Error(`seat ${seat} has no ${type ?? 'move'}`);
  return order(hall, seat, { type: 'play', move }, key);
}

/** Plays first moves until a check holds, at most so many. */
function playUntil(hall: Hall, check: () => boolean, type?: MoveType): void {
  for (let moves = 0; !check(); moves++) {
    if (moves > 5000) throw new Error('never');
    const seat = awaitedSeat(game(hall));
    const has = type !== undefined && legal(hall, seat, type).length > 0;
    playFirst(hall, seat, has ? type : undefined);
  }
}

/** Up to the planning of the first round, everything drawn. */
export function playToPlanning(hall: Hall): void {
  playUntil(hall, () => legal(hall, awaitedSeat(game(hall)), 'declare').length > 0);
}

/** Up to the first turn, with nothing planned. */
export function playToTurns(hall: Hall): void {
  playToPlanning(hall);
  playUntil(hall, () => legal(hall, awaitedSeat(game(hall)), 'pass').length > 0, 'declare');
}

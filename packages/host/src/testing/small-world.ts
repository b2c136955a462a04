import { shippedPack } from '@altiplano/pack';
import { type BotLevel, DEFAULT_SETTINGS, type Entry, type TableCommand, trouble } from '@altiplano/protocol';
import {
  type Decision,
  decide,
  decideDuty,
  foldEntry,
  foldTable,
  openTable,
  type Table,
} from '@altiplano/table';
import { activeSeats, awaitedSeat, PHASE, writeMove } from '@altiplano/rules/engine';
import type { Changing } from '../change.ts';
import { createHosted, type Hosted } from '../hosted.ts';
import type { Timers } from '../ports.ts';
import { movesOf } from '../question.ts';
import { fromLog, goOn } from '../start.ts';

export const ann = { id: 'ann', name: 'Ann' };
export const parts = { pack: shippedPack, seed: 'a secret' };

/** What the store does about the next append instead of storing it. */
export type Mishap = 'fails before' | 'fails after';

/** A log on which several hosts may work, and which can fail. */
export interface SharedLog {
  readonly entries: Entry[];
  readonly mishaps: Mishap[];
  /** While it is set nothing is answered. */
  isGone: boolean;
}

/** A game of Ann and a bot up to where both plan, Ann first, with a log of its own. */
export function planningGame(level: BotLevel): SharedLog {
  const settings = {
    ...DEFAULT_SETTINGS,
    pace: 'brisk',
    options: { ...DEFAULT_SETTINGS.options, players: 2, startingSeat: 0 },
  } as const;
  const opened = openTable(parts, { settings, host: ann, at: 1 });
  if ('code' in opened) throw new Error(opened.code);
  const entries = [...opened];
  const table = foldTable(parts, opened);
  const take = (decision: Decision): void => {
    if ('refused' in decision) throw new Error(JSON.stringify(decision.refused));
    entries.push(...decision.entries);
    for (const entry of decision.entries) foldEntry(table, entry);
  };
  const order = (command: TableCommand): void => take(decide(table, { person: ann, command, at: 1 }));
  order({ type: 'seatBot', seat: 1, level });
  order({ type: 'start' });
  const { game } = table;
  if (game === null) throw new Error('no game');
  while (game.state.phase !== PHASE.planning) {
    const seat = awaitedSeat(game);
    const move = writeMove(game, movesOf(game, seat)[0] ?? -1);
    if (seat === 0) order({ type: 'play', move });
    else take(decideDuty(table, { type: 'play', seat, move, by: 'bot' }, 1));
  }
  return { entries, mishaps: [], isGone: false };
}

/** One of the hosts that work on a log: its table, and what it told of it. */
export interface OneHost {
  readonly hosted: Hosted;
  readonly changing: Changing<Hosted>;
  /** The numbers of the entries that were told, and of those announced as a change. */
  readonly told: number[];
  readonly changed: number[];
  readonly faults: unknown[];
}

export function hostOn(log: SharedLog): OneHost {
  const load = async (_id: string, upTo = Infinity) => {
    if (log.isGone) throw new Error('gone');
    const entries = log.entries.filter(({ number }) => number <= upTo);
    const start = fromLog(parts, entries);
    return start === null ? trouble('noSuchTable') : goOn(start, entries);
  };
  const told: number[] = [];
  const changed: number[] = [];
  const faults: unknown[] = [];
  const hosted = createHosted('a table', foldTable(parts, log.entries), 0);
  const changing: Changing<Hosted> = {
    log: { warn: () => undefined, error: ({ err }) => void faults.push(err) },
    audience: {
      prepare({ table: { number } }) {
        return [() => void told.push(number)];
      },
      readAgain: () => undefined,
      changed: (_, entries) => void changed.push(...entries.map(({ number }) => number)),
    },
    store: {
      isShared: true,
      load,
      async entries(_, from) {
        if (log.isGone) throw new Error('gone');
        return log.entries.filter(({ number }) => number >= from);
      },
      async append(_, after, entries) {
        const mishap = log.mishaps.shift();
        if (log.isGone || mishap === 'fails before') throw new Error('not stored');
        if (log.entries.length !== after) return 'taken';
        log.entries.push(...entries);
        if (mishap === 'fails after') throw new Error('stored, but who knows');
        return 'done';
      },
    },
  };
  return { hosted, changing, told, changed, faults };
}

/** A step of Ann's that tells nobody anything, and can be taken back. */
export function anyPlacing({ game }: Table): TableCommand {
  if (game === null || game.state.phase !== PHASE.planning || !activeSeats(game).includes(0)) {
    throw new Error('Ann does not plan');
  }
  const move = movesOf(game, 0)
    .map((code) => writeMove(game, code))
    .find(({ type }) => type === 'place');
  if (move === undefined) throw new Error('Ann has nothing to place');
  return { type: 'play', move };
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A clock that goes on only when it is told to. */
export function testTimers(): Timers & { pass(milliseconds: number): Promise<void> } {
  let now = 1000;
  let due: { readonly at: number; readonly callback: () => void }[] = [];
  return {
    now: () => now,
    ticks: () => now,
    after(milliseconds, callback) {
      const one = { at: now + milliseconds, callback };
      due.push(one);
      return () => {
        due = due.filter((other) => other !== one);
      };
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      await settled();
      for (;;) {
        const [next] = due.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (next === undefined) break;
        due = due.filter((other) => other !== next);
        now = Math.max(now, next.at);
        next.callback();
        await settled();
      }
      now = end;
    },
  };
}

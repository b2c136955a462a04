import { change, type Changing, createHosted, createMemoryStore, type Hosted } from '@altiplano/host';
import type { Pack } from '@altiplano/pack';
import {
  DEFAULT_SETTINGS,
  type Entry,
  type GameRecord,
  type Person,
  type RecordedMove,
  recordOf,
} from '@altiplano/protocol';
import { type Game, type GameEvent, type Options, readLog, writeMove } from '@altiplano/rules/engine';
import {
  type Decision,
  decide,
  foldEntry,
  foldTable,
  type Order,
  openTable,
  ownInfoOf,
  sequenceAt,
  type Table,
} from '@altiplano/table';

/** A game being played in the terminal: a table of its own, whose log is kept in memory until it is saved. */
export interface Session {
  readonly table: Table;
  /** All that has happened at it. */
  readonly log: readonly Entry[];
  readonly game: Game;
  readonly pack: Pack;
  readonly options: Options;
  readonly seed: string;
  /** The moves in force. */
  readonly moves: readonly RecordedMove[];
  /** What somebody at the terminal wants of the table; refused, or done for good. */
  order(seat: number, command: Order['command'], key?: string): Promise<Decision>;
  /** Plays a legal move; `isChoice` if a person decided it, so that it can be undone. */
  play(seat: number, move: number, isChoice: boolean): Promise<void>;
  /** Whether `undo` would take something back. */
  canUndo(seat: number): boolean;
  /** Back to the last own choice since something was revealed or someone else acted; false if there is none. */
  undo(seat: number): Promise<boolean>;
  /** What a seat may hear, after an entry of the log. */
  heard(seat: number, from: number): GameEvent[];
  /** The last entry of the log. */
  now(): number;
  record(): GameRecord;
}

export interface Start {
  readonly pack: Pack;
  readonly options: Options;
  readonly seed: string;
  readonly entropy: readonly string[];
  readonly moves: readonly RecordedMove[];
}

function personAt(seat: number): Person {
  return { id: `seat ${seat}`, name: `${seat + 1}` };
}

/** The log of a game that has come so far: everybody sits at the terminal, whoever decides for them. */
function logOf({ pack, options, seed, entropy, moves }: Start): Entry[] {
  const settings = { ...DEFAULT_SETTINGS, options, undo: 'free' as const };
  const opened = openTable({ pack, seed }, { settings, host: personAt(0), at: 0 });
  if ('code' in opened) throw new Error(`the options were checked, and yet: ${opened.code}`);
  const others = Array.from({ length: options.players - 1 }, (_, index) => index + 1);
  const entries: Entry[] = [...opened];
  const next = () => ({ number: entries.length + 1, at: 0 });
  for (const seat of others) entries.push({ ...next(), kind: 'sat', seat, person: personAt(seat) });
  entries.push({ ...next(), kind: 'started', entropy: [...entropy] });
  for (const { seat, move } of moves) entries.push({ ...next(), kind: 'played', seat, move, by: 'record' });
  return entries;
}

/** What each entry told, without those that were taken back. */
function createNews() {
  const told = new Map<number, readonly number[]>();
  return {
    take({ last }: Table): void {
      if (last === null) return;
      for (const number of last.voided) told.delete(number);
      if (last.entry.kind === 'played') told.set(last.entry.number, last.log.numbers);
    },
    after: (from: number): number[] =>
      [...told].flatMap(([number, numbers]) => (number > from ? numbers : [])),
  };
}

export function createSession(start: Start): Session {
  const { pack, options, seed, entropy } = start;
  const parts = { pack, seed };
  const log = logOf(start);
  const news = createNews();
  const hosted = createHosted('this', foldTable(parts, log.slice(0, 1)), 0);
  for (const entry of log.slice(1)) {
    foldEntry(hosted.table, entry);
    news.take(hosted.table);
  }
  const changing: Changing<Hosted> = {
    store: createMemoryStore(parts, log),
    audience: {
      prepare({ table }) {
        news.take(table);
        return [];
      },
      readAgain: () => undefined,
      changed: () => undefined,
    },
    log: { warn: () => undefined, error: () => undefined },
  };
  /** The entries of what people chose; what was done for them goes back with the choice before it. */
  const choices: number[] = [];

  function gameNow(): Game {
    if (hosted.table.game === null) throw new Error('the game has not begun');
    return hosted.table.game;
  }

  function movesNow(): RecordedMove[] {
    return hosted.table.plays.flatMap(({ number }) => {
      const entry = log[number - 1];
      return entry?.kind === 'played' ? [{ seat: entry.seat, move: entry.move }] : [];
    });
  }

  function order(seat: number, command: Order['command'], key?: string): Promise<Decision> {
    const wanted = { person: personAt(seat), command, at: 0, ...(key !== undefined && { key }) };
    return hosted.queue.run(() => change(hosted, (table) => decide(table, wanted), changing));
  }

  /** The seat's last choice that can be taken back, in the seat's own count of the log. */
  function lastChoice(seat: number): number | undefined {
    const { table } = hosted;
    const steps = ownInfoOf(table, seat)?.mayUndo ?? [];
    const own = table.plays.filter((play) => play.seat === seat && choices.includes(play.number));
    return own
      .map(({ number }) => sequenceAt(table, seat, number))
      .findLast((number) => steps.includes(number));
  }

  return {
    get table() {
      return hosted.table;
    },
    log,
    get game() {
      return gameNow();
    },
    pack,
    options,
    seed,
    get moves() {
      return movesNow();
    },
    order,
    async play(seat, move, isChoice) {
      const decision = await order(seat, { type: 'play', move: writeMove(gameNow(), move) });
      if ('refused' in decision)
        throw new Error(`seat ${seat} cannot play ${move}: ${decision.refused.code}`);
      if (isChoice && decision.caused !== null) choices.push(decision.caused);
    },
    canUndo: (seat) => lastChoice(seat) !== undefined,
    async undo(seat) {
      const last = lastChoice(seat);
      return last !== undefined && !('refused' in (await order(seat, { type: 'undo', to: last - 1 })));
    },
    heard: (seat, from) => readLog(gameNow(), { numbers: news.after(from) }, seat),
    now: () => hosted.table.number,
    record: () => recordOf({ game: gameNow(), pack, options, seed, entropy, moves: movesNow() }),
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import { createWatch, ownCpu } from './figures.ts';
import { type LiveTable, openLiveTable, type TableListener } from './live-table.ts';
import type { LoadResult, Pace } from './orders.ts';

/** Four seats, a move a second each. */
const BETWEEN_MOVES = 250;
/** How many tables are set up at the same time. */
const AT_ONCE = 16;
/** After that a table without any news is asked to move again: an answer may have come before others' updates. */
const LULL = 5;

/** Tables that are played by this process. */
export interface PlayLoad {
  open(address: string, tables: number): Promise<void>;
  play(seconds: number, pace: Pace): Promise<LoadResult>;
  hangUp(): Promise<void>;
}

export function createPlayLoad(): PlayLoad {
  const tables: LiveTable[] = [];
  let run = createRun('flatOut');

  const listener: TableListener = {
    answered: (table, wasGranted) => run.answered(table, wasGranted),
    othersHeard: (table) => run.othersHeard(table),
    received: (bytes, isUpdate) => run.received(bytes, isUpdate),
  };

  return {
    async open(address, count) {
      let next = tables.length;
      const end = next + count;
      const worker = async (): Promise<void> => {
        while (next < end) tables.push(await openLiveTable(address, next++, listener));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
    },
    async play(seconds, pace) {
      run = createRun(pace);
      run.begin(tables);
      await delay(seconds * 1000);
      const result = run.end();
      // What is under way comes to its end before anything else begins.
      while (tables.some(({ inFlight, isBeginning }) => inFlight !== null || isBeginning)) await delay(LULL);
      run.check();
      return result;
    },
    async hangUp() {
      await Promise.all(tables.map((table) => table.hangUp()));
      tables.length = 0;
    },
  };
}

interface Run {
  begin(tables: readonly LiveTable[]): void;
  answered(table: LiveTable, wasGranted: boolean): void;
  othersHeard(table: LiveTable): void;
  received(bytes: number, isUpdate: boolean): void;
  end(): LoadResult;
  /** Throws if a game could not be begun. */
  check(): void;
}

/** One run over all tables; what comes after its end is not counted. */
function createRun(pace: Pace): Run {
  const toAnswer = createWatch();
  const toOthers = createWatch();
  const cpuBefore = ownCpu();
  const began = performance.now();
  const counts = { acknowledged: 0, refused: 0, games: 0, messages: 0, updates: 0, updateBytes: 0 };
  /** When a table should have moved while it still waited for an answer. */
  const owed = new Map<LiveTable, number>();
  const failures: unknown[] = [];
  let isOn = true;

  function move(table: LiveTable, meant: number): void {
    if (!isOn) return;
    if (table.inFlight !== null) {
      if (!owed.has(table)) owed.set(table, meant);
      return;
    }
    if (table.isBeginning) return;
    if (table.hasEnded()) return void beginAnew(table);
    if (!table.move(meant)) setTimeout(() => move(table, meant), LULL);
  }

  async function beginAnew(table: LiveTable): Promise<void> {
    counts.games++;
    try {
      await table.beginAnew();
    } catch (error) {
      failures.push(error);
      return;
    }
    if (pace === 'flatOut') move(table, performance.now());
  }

  function tick(table: LiveTable, at: number): void {
    if (!isOn) return;
    move(table, at);
    const next = at + BETWEEN_MOVES;
    setTimeout(() => tick(table, next), Math.max(0, next - performance.now()));
  }

  return {
    begin(tables) {
      for (const [index, table] of tables.entries()) {
        const at = performance.now() + (BETWEEN_MOVES * index) / tables.length;
        if (pace === 'flatOut') move(table, performance.now());
        else setTimeout(() => tick(table, at), Math.max(0, at - performance.now()));
      }
    },
    answered(table, wasGranted) {
      if (!isOn || table.inFlight === null) return;
      if (wasGranted) {
        counts.acknowledged++;
        toAnswer.note(performance.now() - table.inFlight.meant);
      } else counts.refused++;
      const meant = owed.get(table);
      owed.delete(table);
      if (pace === 'flatOut') setImmediate(() => move(table, performance.now()));
      else if (meant !== undefined) setImmediate(() => move(table, meant));
    },
    othersHeard(table) {
      if (isOn && table.inFlight !== null) toOthers.note(performance.now() - table.inFlight.meant);
    },
    received(bytes, isUpdate) {
      if (!isOn) return;
      counts.messages++;
      if (!isUpdate) return;
      counts.updates++;
      counts.updateBytes += bytes;
    },
    end() {
      isOn = false;
      const seconds = (performance.now() - began) / 1000;
      return {
        seconds,
        acknowledged: counts.acknowledged,
        perSecond: counts.acknowledged / seconds,
        toAnswer: toAnswer.read(),
        toOthers: toOthers.read(),
        refused: counts.refused,
        games: counts.games,
        updateBytes: counts.updates === 0 ? 0 : Math.round(counts.updateBytes / counts.updates),
        messagesIn: counts.messages,
        clientCpu: (ownCpu() - cpuBefore) / seconds,
      };
    },
    check() {
      if (failures.length > 0) throw new Error('a game could not be begun', { cause: failures[0] });
    },
  };
}

import { type Entry, trouble } from '@altiplano/protocol';
import type { TableParts } from '@altiplano/table';
import type { Hosted } from './hosted.ts';
import type { Store } from './ports.ts';
import { fromLog, goOn } from './start.ts';

/** One table's log in memory, which nobody else changes; `entries` is that log, and grows. */
export function createMemoryStore(parts: TableParts, entries: Entry[]): Store<Hosted> {
  return {
    isShared: false,
    async load(_id, upTo = Infinity) {
      const known = entries.filter(({ number }) => number <= upTo);
      const start = fromLog(parts, known);
      return start === null ? trouble('noSuchTable') : goOn(start, known);
    },
    entries: async (_id, from) => entries.filter(({ number }) => number >= from),
    async append(_hosted, after, more) {
      if (entries.length !== after) return 'taken';
      entries.push(...more);
      return 'done';
    },
  };
}

import type { TableSnapshot, TableStore } from '@altiplano/client';
import type { Game } from '@altiplano/rules';

/** A moment that has passed, as it was to be seen then. */
export interface PastMoment {
  /** The line of the log that led to it. */
  readonly number: number;
  readonly game: Game;
}

const NOT_NOW = { code: 'notRunning', figures: {} } as const;
const refuse = async (): Promise<typeof NOT_NOW> => NOT_NOW;
const NO_UNDO = { steps: 0, ofTurn: 0, redo: 0 };
const NOTHING: readonly never[] = [];

function shownAt(now: TableSnapshot, { game }: PastMoment): TableSnapshot {
  return {
    ...now,
    game,
    mayAct: false,
    waits: false,
    onTheirWay: 0,
    undo: NO_UNDO,
    refusal: null,
    queue: NOTHING,
  };
}

/** A table as it was at a moment: everything goes on, but nothing can be played there. */
export function createLookStore(table: TableStore, moment: PastMoment): TableStore {
  const { you } = table.getSnapshot();
  let known: { readonly now: TableSnapshot; readonly shown: TableSnapshot } | null = null;
  return {
    ...table,
    getSnapshot() {
      const now = table.getSnapshot();
      // Somebody else looks at this device now: what was seen then is none of their business.
      if (now.you !== you) return now;
      if (known?.now !== now) known = { now, shown: shownAt(now, moment) };
      return known.shown;
    },
    play: refuse,
    undo: refuse,
    undoTurn: refuse,
    redo: refuse,
    hint: refuse,
  };
}

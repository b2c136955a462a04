import {
  createCell,
  type LogLine,
  type Replay,
  type TableSnapshot,
  type TableStore,
} from '@altiplano/client';
import type { TableInfo } from '@altiplano/protocol';

const NOT_HERE = { code: 'notRunning', figures: {} } as const;
const refuse = async (): Promise<typeof NOT_HERE> => NOT_HERE;

function linesOf(replay: Replay, upTo: number): LogLine[] {
  const { as } = replay.getSnapshot();
  return replay
    .lines(as)
    .filter(({ position }) => position <= upTo)
    .map(({ position, round, seat, events }) => ({
      number: position,
      at: 0,
      deed: { kind: 'played', seat, by: 'person' },
      events: [...events],
      void: false,
      round,
      seat,
    }));
}

function snapshotOf(replay: Replay, info: TableInfo, home: number): TableSnapshot {
  const { game, as, position, of } = replay.getSnapshot();
  return {
    status: 'ready',
    trouble: null,
    connection: { status: 'open', you: null, failures: 0, retryAt: null },
    // Whose board lies in the middle; whoever sees everything sits where the reader sat.
    you: as === 'all' ? home : as,
    info: { ...info, status: position === of ? 'finished' : 'running' },
    clock: null,
    ahead: 0,
    own: null,
    presence: null,
    chat: [],
    game,
    mayAct: false,
    waits: false,
    onTheirWay: 0,
    undo: { steps: 0, ofTurn: 0, redo: 0 },
    refusal: null,
    queue: [],
    log: { lines: linesOf(replay, position), isComplete: true },
  };
}

/** A finished game as a table to look at: it shows a moment, and nothing can be done there. */
export function createReplayStore(replay: Replay, info: TableInfo, home: number): TableStore {
  const cell = createCell(snapshotOf(replay, info, home));
  const stop = replay.subscribe(() => cell.set(snapshotOf(replay, info, home)));
  return {
    subscribe: cell.subscribe,
    getSnapshot: cell.getSnapshot,
    play: refuse,
    undo: refuse,
    undoTurn: refuse,
    redo: refuse,
    propose: refuse,
    order: refuse,
    say: refuse,
    hint: refuse,
    rematch: refuse,
    position: refuse,
    look: refuse,
    loadLog: async () => null,
    gameAt: () => null,
    shown: () => undefined,
    dismissRefusal: () => undefined,
    close: stop,
  };
}

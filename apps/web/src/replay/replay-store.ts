import {
  type Cell,
  createCell,
  type LogLine,
  type Replay,
  type ReplayLine,
  type ReplaySnapshot,
  type ReplayViewer,
  type Step,
  type TableSnapshot,
  type TableStore,
} from '@altiplano/client';
import type { TableInfo } from '@altiplano/protocol';

const NOT_HERE = { code: 'notRunning', figures: {} } as const;
const refuse = async (): Promise<typeof NOT_HERE> => NOT_HERE;

const known = new WeakMap<readonly ReplayLine[], readonly LogLine[]>();

/** The whole story of a replay as this viewer heard it, as lines of a log; the same list each time. */
export function replayLines(replay: Replay, as: ReplayViewer): readonly LogLine[] {
  const entries = replay.lines(as);
  const lines = known.get(entries) ?? entries.map(lineOf);
  known.set(entries, lines);
  return lines;
}

function lineOf({ position, round, seat, events }: ReplayLine): LogLine {
  return {
    number: position,
    at: 0,
    deed: { kind: 'played', seat, by: 'person' },
    events: [...events],
    void: false,
    round,
    seat,
  };
}

/** Where the reader of a replay sits. */
export interface ReplaySeats {
  /** Where nothing has happened yet, and at the end. */
  readonly home: number;
  /** The seat that is kept; null: that of whoever acts. */
  readonly pinned: Cell<number | null>;
}

/** Whose board lies in the middle for who sees everything: where something happens. */
function seatFor({ home, pinned }: ReplaySeats, { played, position, of }: ReplaySnapshot): number {
  return pinned.getSnapshot() ?? (position === of ? home : (played?.seat ?? home));
}

function snapshotOf(
  replay: Replay,
  info: TableInfo,
  seats: ReplaySeats,
  queue: readonly Step[],
): TableSnapshot {
  const at = replay.getSnapshot();
  const { game, as, position, of } = at;
  return {
    status: 'ready',
    trouble: null,
    connection: { status: 'open', you: null, failures: 0, retryAt: null },
    catchingUp: false,
    you: as === 'all' ? seatFor(seats, at) : as,
    info: { ...info, status: position === of ? info.status : 'running' },
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
    queue,
    log: { lines: replayLines(replay, as).filter(({ number }) => number <= position), isComplete: true },
  };
}

/** A move on is shown as it happens; a leap is not. */
function stepFrom(before: TableSnapshot, from: number, replay: Replay): Step[] {
  const { position, game, played } = replay.getSnapshot();
  if (position !== from + 1 || played === null) return [];
  const { seat, events } = played;
  return [
    {
      key: (before.queue.at(-1)?.key ?? 0) + position,
      cause: 'update',
      number: position,
      deed: { kind: 'played', seat, by: 'person' },
      events,
      before: before.game,
      after: game,
    },
  ];
}

/** A finished game as a table to look at: it shows a moment, and nothing can be done there. */
export function createReplayStore(replay: Replay, info: TableInfo, seats: ReplaySeats): TableStore {
  let at = replay.getSnapshot();
  let pinned = seats.pinned.getSnapshot();
  let shown = snapshotOf(replay, info, seats, []);
  /** Grows when what was to be shown has been. */
  const seen = createCell(0);
  const look = (): TableSnapshot => {
    const now = replay.getSnapshot();
    const kept = seats.pinned.getSnapshot();
    if (now !== at || kept !== pinned)
      shown = snapshotOf(replay, info, seats, stepFrom(shown, at.position, replay));
    at = now;
    pinned = kept;
    return shown;
  };
  return {
    subscribe(listener) {
      const stops = [replay.subscribe(listener), seats.pinned.subscribe(listener), seen.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    getSnapshot: look,
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
    gameAt: refuse,
    shown: () => {
      if (look().queue.length === 0) return;
      shown = { ...shown, queue: [] };
      seen.set(seen.getSnapshot() + 1);
    },
    dismissRefusal: () => undefined,
    close: () => undefined,
  };
}

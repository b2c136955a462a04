import type { Trouble } from '@altiplano/protocol';
import { type Game, isRejection } from '@altiplano/rules';
import type { Timers } from '../connection/timers.ts';
import { createCell, type ExternalStore } from '../external/external-store.ts';
import { clientTrouble } from '../table/client-trouble.ts';
import type { TableStore } from '../table/table-store.ts';
import { aheadSnapshot, type AheadSnapshot, NOTHING_AHEAD, unchanged } from './ahead-snapshot.ts';
import { type Queue, queueOf, stepsOf, withMoved, withoutTurn, withStopAfter } from './queue.ts';
import { createQueueing } from './queueing.ts';
import type { QueueStorage } from './queue-storage.ts';
import type { Mismatch } from './retrace.ts';
import { shortened } from './shortened.ts';
import { beginStudy, withMove } from './study.ts';
import { createStudying } from './studying.ts';

export interface AheadParts {
  readonly store: TableStore;
  readonly storage: QueueStorage;
  readonly timers: Timers;
  /**
   * Calls `begin` once nobody else on this device has the table open, so that a queue is never played twice, and `wait`
   * if somebody has; the answer gives it up. Without it nobody is taken to have.
   */
  readonly alone?: (begin: () => void, wait: () => void) => () => void;
}

/** Thinking ahead at a table: what-if, and a queue that plays itself. All of it stays on this device until it is played. */
export interface Ahead extends ExternalStore<AheadSnapshot> {
  /** The table to be shown: the study while there is one. Whoever plays here by hand holds the queue back. */
  readonly table: TableStore;
  /** Begins to follow the table; the answer stops it. */
  start(): () => void;
  /** Opens a study, which begins with what is lined up; the queue waits meanwhile. */
  tryOut(): void;
  leave(): void;
  catchUp(): void;
  /** The line of the study becomes the queue: what is due is played at once, the rest when its time comes. */
  lineUp(): void;
  /** The plan as it lies is declared when it is the own turn to. */
  lineUpDeclaring(): void;
  /** Puts a turn at another place of the queue; or says why it would not work there. */
  move(at: number, to: number): Mismatch | null;
  /** Why a turn would not work at another place of the queue; null if it would. */
  whyNotMove(at: number, to: number): Mismatch | null;
  /** How many turns go if this one goes: it, and those after it that need it. */
  lostWith(at: number): number;
  remove(at: number): void;
  stopAfter(at: number, stops: boolean): void;
  hold(): void;
  goOn(): void;
  clear(): void;
}

function isQueue(found: Queue | Mismatch | null): found is Queue {
  return found !== null && 'turns' in found;
}

/** Thinking ahead at an open table. */
export function createAhead({ store, storage, timers, alone }: AheadParts): Ahead {
  const shown = createCell(store.getSnapshot());
  const cell = createCell(NOTHING_AHEAD);
  let isAlone = alone === undefined;
  // Not the same as not alone: until that is known nothing is said, or every screen would be drawn twice at first.
  let isElsewhere = false;

  function publish(): void {
    const table = store.getSnapshot();
    shown.set(studying.snapshot(table));
    const { queue, played } = queueing;
    const next = aheadSnapshot(table, { study: studying.study, queue, played, isElsewhere });
    cell.set(unchanged(cell.getSnapshot(), next));
  }

  function changed(): void {
    publish();
    queueing.attend();
  }

  const studying = createStudying(changed);
  const queueing = createQueueing({
    store,
    storage,
    timers,
    isHeld: () => !isAlone || studying.study !== null,
    changed,
  });

  function followTable(): void {
    const table = store.getSnapshot();
    const { you } = table;
    queueing.load(isAlone && table.game !== null && you !== 'spectator' ? you : null);
    studying.follow(table);
    changed();
  }

  function beginAlone(): void {
    isAlone = true;
    isElsewhere = false;
    followTable();
  }

  function waitForOther(): void {
    isElsewhere = true;
    changed();
  }

  function byHand<Args extends unknown[]>(
    real: (...args: Args) => Promise<Trouble | null>,
    tried: (...args: Args) => Promise<Trouble | null>,
  ) {
    return (...args: Args): Promise<Trouble | null> => {
      if (studying.study !== null) return tried(...args);
      queueing.stop({ kind: 'held' });
      return real(...args);
    };
  }

  /** Does something with the queue and the table it belongs to. */
  function withQueue<Result>(
    otherwise: Result,
    act: (queue: Queue, game: Game, seat: number) => Result,
  ): Result {
    const { queue } = queueing;
    const { game, you } = store.getSnapshot();
    return queue === null || game === null || you === 'spectator' ? otherwise : act(queue, game, you);
  }

  const tryMoving = (at: number, to: number): Queue | Mismatch | null =>
    withQueue<Queue | Mismatch | null>(null, (queue, game, seat) => withMoved(queue, at, to, game, seat));
  const without = (at: number): Queue | null =>
    withQueue<Queue | null>(null, (queue, game, seat) => withoutTurn(queue, at, game, seat));

  return {
    subscribe: cell.subscribe,
    getSnapshot: cell.getSnapshot,
    table: {
      ...store,
      subscribe: shown.subscribe,
      getSnapshot: shown.getSnapshot,
      play: byHand(store.play, studying.play),
      undo: byHand(store.undo, studying.undo),
      undoTurn: byHand(store.undoTurn, studying.undoTurn),
      redo: byHand(store.redo, studying.redo),
      hint: async () => (studying.study === null ? store.hint() : clientTrouble('notRunning')),
      dismissRefusal: () => (studying.study === null ? store : studying).dismissRefusal(),
    },
    start() {
      const stops = [
        store.subscribe(followTable),
        queueing.close,
        ...(alone === undefined ? [] : [alone(beginAlone, waitForOther)]),
      ];
      followTable();
      return () => {
        for (const stop of stops) stop();
        isAlone = alone === undefined;
        isElsewhere = false;
      };
    },
    tryOut() {
      const { queue } = queueing;
      const isUseless = queue === null || queue.stopped?.kind === 'over';
      studying.begin(store.getSnapshot(), isUseless ? [] : stepsOf(queue));
    },
    leave() {
      // What happened at the table meanwhile is not shown step by step.
      store.shown();
      studying.leave();
    },
    catchUp: () => studying.catchUp(store.getSnapshot()),
    lineUp() {
      const { study } = studying;
      if (study === null || !isAlone) return;
      const { round } = study.table.state;
      const line = shortened(study.start, study.seat, study.steps);
      const queue = queueOf(line, round, queueing.queue);
      store.shown();
      studying.leave();
      queueing.set(queue);
    },
    lineUpDeclaring() {
      const { game, you } = store.getSnapshot();
      if (game === null || you === 'spectator' || !isAlone) return;
      const study = beginStudy(game, you, false);
      const declared = typeof study === 'string' ? null : withMove(study, { type: 'declare' });
      if (declared === null || isRejection(declared)) return;
      queueing.set(queueOf(declared.steps, game.state.round, queueing.queue));
    },
    move(at, to) {
      const moved = tryMoving(at, to);
      if (!isQueue(moved)) return moved;
      queueing.set(moved);
      return null;
    },
    whyNotMove(at, to) {
      const moved = tryMoving(at, to);
      return isQueue(moved) ? null : moved;
    },
    lostWith: (at) => (queueing.queue?.turns.length ?? 0) - (without(at)?.turns.length ?? 0),
    remove: (at) => queueing.set(without(at)),
    stopAfter: (at, stops) =>
      queueing.set(withQueue<Queue | null>(null, (queue) => withStopAfter(queue, at, stops))),
    hold: () => queueing.stop({ kind: 'held' }),
    goOn() {
      const { queue } = queueing;
      if (queue !== null) queueing.set({ ...queue, stopped: null });
    },
    clear: () => queueing.set(null),
  };
}

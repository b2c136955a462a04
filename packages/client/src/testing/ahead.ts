import { createDice, type Dice } from '@altiplano/bots';
import type { ReadableMove } from '@altiplano/rules';
import { type Ahead, createAhead } from '../ahead/ahead.ts';
import { studied, studyEnd } from '../ahead/study.ts';
import { queuesIn, type QueueStorage } from '../ahead/queue-storage.ts';
import { legalFor } from '../sight/legal-for.ts';
import type { TableSnapshot, TableStore } from '../table/table-store.ts';
import { createHurriedTimers } from './timers.ts';

/** A browser's storage of texts. */
export function createTexts(): { storage: QueueStorage; texts: Map<string, string> } {
  const texts = new Map<string, string>();
  const storage = queuesIn(
    {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, value) => void texts.set(key, value),
      removeItem: (key) => void texts.delete(key),
    },
    'table',
  );
  return { storage, texts };
}

/** Thinking ahead at a table, without pauses. */
export function thinkAhead(store: TableStore, storage: QueueStorage = createTexts().storage): Ahead {
  const ahead = createAhead({ store, storage, timers: createHurriedTimers() });
  ahead.start();
  return ahead;
}

/** Waits until the table and what is thought ahead there fit. */
export function untilAhead(store: TableStore, ahead: Ahead, fits: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!fits()) return;
      for (const stop of stops) stop();
      resolve();
    };
    const stops = [store.subscribe(look), ahead.subscribe(look)];
    look();
  });
}

function pick(moves: readonly ReadableMove[], dice: Dice): ReadableMove | undefined {
  return moves[dice.below(moves.length)];
}

/** Plays some random moves in a study; what takes up a plan again is left out, so that it comes to an end. */
async function tryRandomly(ahead: Ahead, dice: Dice, most: number): Promise<number> {
  for (let step = 0; step < most; step++) {
    const { study } = ahead.getSnapshot();
    if (study === null || studyEnd(study) !== null) return step;
    const moves = legalFor(studied(study), study.seat).filter(({ type }) => type !== 'unplace');
    const move = pick(moves, dice);
    if (move === undefined) return step;
    const trouble = await ahead.table.play(move);
    if (trouble !== null) throw new Error(trouble.code);
  }
  return most;
}

const hasEnded = ({ info }: TableSnapshot): boolean => info !== null && info.status !== 'running';

/** What came of a game that was played ahead. */
export interface PlayedAhead {
  /** How many lines were lined up. */
  readonly lines: number;
  /** Why queues stopped, how often. */
  readonly stops: Map<string, number>;
}

/** Plays the own seat to the end of the game: all that can be tried out is tried out by chance, and then lined up. */
export async function playAhead(store: TableStore, ahead: Ahead, seed: string): Promise<PlayedAhead> {
  const dice = createDice(seed);
  const stops = new Map<string, number>();
  let lines = 0;
  for (;;) {
    await untilAhead(store, ahead, () => {
      const { queue, nothingToTry } = ahead.getSnapshot();
      const now = store.getSnapshot();
      if (hasEnded(now)) return true;
      if (queue !== null) return queue.stopped !== null;
      return now.onTheirWay === 0 && (now.mayAct || nothingToTry === null);
    });
    const now = store.getSnapshot();
    if (hasEnded(now)) return { lines, stops };
    const { queue, nothingToTry } = ahead.getSnapshot();
    if (queue?.stopped) {
      const { kind } = queue.stopped;
      stops.set(kind, (stops.get(kind) ?? 0) + 1);
      ahead.clear();
    } else if (nothingToTry === null) {
      ahead.tryOut();
      const tried = await tryRandomly(ahead, dice, 1 + dice.below(12));
      if (tried > 0) {
        ahead.lineUp();
        lines++;
      } else ahead.leave();
    } else if (now.game !== null && now.you !== 'spectator') {
      const move = pick(legalFor(now.game, now.you), dice);
      if (move !== undefined) await ahead.table.play(move);
    }
  }
}

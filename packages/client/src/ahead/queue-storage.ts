import type { GameEvent, ReadableMove } from '@altiplano/rules';
import type { Intended, Shows } from './line-step.ts';
import type { LinedUp, Queue } from './queue.ts';

/** Where the queues of a table are kept, on this device only; it may fail, as storage in a browser does. */
export interface QueueStorage {
  /** What was written last for a seat; null if nothing was. */
  read(seat: number): unknown;
  write(seat: number, queue: Queue | null): void;
}

/** The part of the browser's `localStorage` that matters here. */
export interface RemovableTexts {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The queues of a table as text in the browser's storage. */
export function queuesIn(storage: RemovableTexts, table: string): QueueStorage {
  const keyOf = (seat: number): string => `altiplano.queue.${table}.${seat}`;
  return {
    read(seat) {
      const text = storage.getItem(keyOf(seat));
      return text === null ? null : (JSON.parse(text) as unknown);
    },
    write(seat, queue) {
      if (queue === null) storage.removeItem(keyOf(seat));
      else storage.setItem(keyOf(seat), JSON.stringify(queue));
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

const SHOWS: readonly unknown[] = ['nothing', 'own', 'hidden'] satisfies Shows[];

function isFields(json: unknown): json is Fields {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function isTyped(json: unknown): json is Fields & { type: string } {
  return isFields(json) && typeof json['type'] === 'string';
}

/** Whether a move is one and does what it should is asked of the rules whenever it is to be played. */
function readStep(json: unknown): Intended | null {
  if (!isFields(json)) return null;
  const { move, shows, isForced, told } = json;
  if (!isTyped(move) || !SHOWS.includes(shows) || !Array.isArray(told) || !told.every(isTyped)) return null;
  return {
    move: move as unknown as ReadableMove,
    shows: shows as Shows,
    isForced: isForced === true,
    told: told as unknown as readonly GameEvent[],
  };
}

function readTurn(json: unknown): LinedUp | null {
  if (!isFields(json) || !Array.isArray(json['steps'])) return null;
  const steps = json['steps'].map(readStep);
  return steps.includes(null)
    ? null
    : { steps: steps.filter((step) => step !== null), stopAfter: json['stopAfter'] === true };
}

/** A queue out of what was kept, by this version or another; null if it makes no sense. A queue that had stopped stays so. */
export function readQueue(json: unknown): Queue | null {
  if (!isFields(json) || typeof json['round'] !== 'number' || !Array.isArray(json['turns'])) return null;
  const turns = json['turns'].map(readTurn);
  if (turns.length === 0 || turns.includes(null)) return null;
  const stopped = json['stopped'] === null ? null : ({ kind: 'held' } as const);
  return { round: json['round'], turns: turns.filter((turn) => turn !== null), stopped };
}

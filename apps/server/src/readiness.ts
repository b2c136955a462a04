import { isFull, isOutage, type Storage } from '@altiplano/storage';
import type { Log } from './logs/logger.ts';

/** What befalls the storage, for the person who runs the server. */
export type StorageEvent = 'full' | 'failed' | 'back';

/** Whether the server can keep what people do. */
export interface Readiness {
  /** Whether a change has been made durable within the last moment, and soon after it was asked for. */
  isReady(): Promise<boolean>;
  /** Looks at once, because something could not be stored. */
  doubt(): void;
  close(): void;
}

/** Asked more often, the storage notices nothing of it. */
const FRESH = 1000;
/** A storage that takes longer is of no use to anybody. */
const PATIENCE = 3000;
const LOOK = 10_000;

export interface ReadinessParts {
  readonly storage: Pick<Storage, 'check'>;
  readonly log: Log;
  /** Told when the storage stops working and when it works again, once each. */
  readonly told: (event: StorageEvent) => void;
}

/** Watches whether the storage works, by making it do so. */
export function createReadiness({ storage, log, told }: ReadinessParts): Readiness {
  let isWell = true;
  let asked = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(false);
  let underWay: Promise<boolean> | null = null;

  function note(err: unknown): boolean {
    const wasWell = isWell;
    isWell = err === null;
    if (isWell && !wasWell) {
      log.info('the storage works again');
      told('back');
    } else if (!isWell && wasWell) {
      log.error({ err }, 'the storage does not work');
      told(isFull(err) ? 'full' : 'failed');
    }
    return isWell;
  }

  function prove(): Promise<boolean> {
    underWay ??= storage
      .check()
      .then(
        () => note(null),
        (err: unknown) => note(err),
      )
      .finally(() => {
        underWay = null;
      });
    return underWay;
  }

  function proveSoon(): Promise<boolean> {
    return new Promise((resolve) => {
      // What comes of it in the end is told all the same.
      const late = setTimeout(() => resolve(false), PATIENCE);
      void prove().then((isProved) => {
        clearTimeout(late);
        resolve(isProved);
      });
    });
  }

  function isReady(): Promise<boolean> {
    const now = performance.now();
    if (now - asked >= FRESH) {
      asked = now;
      answer = proveSoon();
    }
    return answer;
  }

  const looking = setInterval(() => void isReady(), LOOK);
  looking.unref();
  return { isReady, doubt: () => void isReady(), close: () => clearInterval(looking) };
}

type Methods = Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;

/** The same storage, that tells of every outage. */
export function tellingOutages(storage: Storage, outage: () => void): Storage {
  const telling = <T extends object>(part: T): T => {
    const methods = Object.entries(part as unknown as Methods).map(([name, method]) => [
      name,
      async (...given: readonly unknown[]) => {
        try {
          return await method(...given);
        } catch (error) {
          if (isOutage(error)) outage();
          throw error;
        }
      },
    ]);
    return Object.fromEntries(methods) as T;
  };
  const { tables, leases, people, chat, packs, results, uptime } = storage;
  return {
    ...storage,
    tables: telling(tables),
    leases: telling(leases),
    people: telling(people),
    chat: telling(chat),
    packs: telling(packs),
    results: telling(results),
    uptime: telling(uptime),
  };
}

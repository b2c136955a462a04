import { openStorage, type Storage } from '@altiplano/storage';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './started-server.ts';

/** How an append goes wrong: before anything is stored, or after, so that only the answer is lost. */
export type Failure = 'before' | 'after';

export interface FlakyStorage {
  readonly storage: Storage;
  /** The next appends fail in these ways, in this order. */
  failNext(...failures: readonly Failure[]): void;
  /** Nothing works until it is lifted again. */
  breakDown(isBroken: boolean): void;
}

/** A real store whose connection fails when a test wants it to. */
export async function flakyStorage(): Promise<FlakyStorage> {
  const storage = await openStorage({ kind: 'sqlite', folder: temporaryFolder() }, { node: 'one' });
  onTestFinished(() => storage.close());
  const failures: Failure[] = [];
  let isBroken = false;
  const whole = <T extends object>(part: T): T =>
    new Proxy(part, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return async (...given: unknown[]) => {
          if (isBroken) throw new Error('no connection');
          const failure = name === 'append' ? failures.shift() : undefined;
          if (failure === 'before') throw new Error('connection lost');
          const answer: unknown = await Reflect.apply(value, target, given);
          if (failure === 'after') throw new Error('connection lost');
          return answer;
        };
      },
    });
  return {
    storage: {
      ...storage,
      tables: whole(storage.tables),
      chat: whole(storage.chat),
      leases: whole(storage.leases),
      uptime: whole(storage.uptime),
    },
    failNext: (...more) => void failures.push(...more),
    breakDown: (broken) => void (isBroken = broken),
  };
}

import type { Bot } from '../bot.ts';
import type { ToThinker } from '../worker/messages.ts';
import { createThinker } from '../worker/thinker.ts';
import type { WorkerLike } from '../worker/worker-like.ts';

/** A worker in this thread. */
export interface FakeWorker extends WorkerLike {
  /** All messages that it was sent. */
  readonly sent: ToThinker[];
  /** How many messages it has sent. */
  said: number;
  isRunning: boolean;
  say(data: unknown): void;
  crash(reason: string): void;
}

export interface FakePlatform {
  /** The time by all clocks. */
  time: number;
  readonly workers: FakeWorker[];
  spawn(): WorkerLike;
  /** Does one thing after another, slices and messages alike, until nothing is left or `until` holds. */
  run(until?: () => boolean): void;
  /** Goes on until the promise is settled. */
  settle<T>(promise: Promise<T>): Promise<T>;
}

/** Workers and an event loop that go on only when they are told to. */
export function createFakePlatform(findBot: (name: string) => Bot | undefined): FakePlatform {
  const tasks: (() => void)[] = [];

  function spawn(): FakeWorker {
    const listeners: ((data: unknown) => void)[] = [];
    const failures: ((reason: Error) => void)[] = [];
    const whileRunning = (task: () => void): void => {
      tasks.push(() => {
        if (worker.isRunning) task();
      });
    };
    const say = (data: unknown): void => {
      const copy: unknown = structuredClone(data);
      worker.said++;
      whileRunning(() => {
        for (const listener of listeners) listener(copy);
      });
    };
    const thinker = createThinker({ post: say, later: whileRunning, now: () => platform.time, findBot });
    const worker: FakeWorker = {
      sent: [],
      said: 0,
      isRunning: true,
      say,
      crash(reason) {
        worker.isRunning = false;
        // As in Node: an error, then the exit.
        for (const failure of failures) failure(new Error(reason));
        for (const failure of failures) failure(new Error('exit'));
      },
      postMessage(message) {
        const copy = structuredClone(message);
        worker.sent.push(copy);
        whileRunning(() => thinker.receive(copy));
      },
      onMessage: (listener) => void listeners.push(listener),
      onFailure: (listener) => void failures.push(listener),
      terminate() {
        worker.isRunning = false;
      },
    };
    return worker;
  }

  const platform: FakePlatform = {
    time: 0,
    workers: [],
    spawn() {
      const worker = spawn();
      platform.workers.push(worker);
      return worker;
    },
    run(until = () => false) {
      while (!until() && tasks.length > 0) tasks.shift()?.();
    },
    async settle(promise) {
      const pending = Symbol('pending');
      const now = (): Promise<unknown> =>
        Promise.race([promise, new Promise((r) => setImmediate(r, pending))]);
      while ((await now()) === pending) {
        if (tasks.length === 0) throw new Error('nothing is left to do, and no answer has come');
        tasks.shift()?.();
      }
      return promise;
    },
  };
  return platform;
}

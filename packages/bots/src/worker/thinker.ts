import type { Components } from '@altiplano/rules';
import type { Bot } from '../bot.ts';
import { BOTS, isBotName } from '../bots.ts';
import { answerOf, type Job, openJob, thinkOn } from './job.ts';
import type { FromThinker, ToThinker } from './messages.ts';
import { nextJob } from './next-job.ts';
import { idOf, readMessage } from './read-message.ts';

/** What a worker's platform lends to its thinking. */
export interface ThinkerParts {
  post(message: FromThinker): void;
  /** Calls back once waiting messages have been let in: a task, never a microtask. */
  later(callback: () => void): void;
  /** Milliseconds from any beginning. */
  now(): number;
  findBot?(name: string): Bot | undefined;
}

export interface Thinker {
  /** Takes a message of any kind and never throws: what is wrong with it is answered. */
  receive(data: unknown): void;
}

function shippedBot(name: string): Bot | undefined {
  return isBotName(name) ? BOTS[name] : undefined;
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The worker's side: thinks about all requests at once, slice by slice, and listens in between. */
export function createThinker({ post, later, now, findBot = shippedBot }: ThinkerParts): Thinker {
  const packs = new Map<string, Components>();
  const jobs = new Map<number, Job>();
  let isAwake = false;
  let turn = 0;

  function wake(): void {
    if (isAwake || jobs.size === 0) return;
    isAwake = true;
    later(thinkSlice);
  }

  function thinkSlice(): void {
    isAwake = false;
    const job = nextJob([...jobs.values()], ++turn, now());
    if (job !== undefined) work(job);
    wake();
  }

  function work(job: Job): void {
    try {
      if (!thinkOn(job, now)) return;
      jobs.delete(job.id);
      post(answerOf(job));
    } catch (error) {
      jobs.delete(job.id);
      post({ id: job.id, failed: textOf(error) });
    }
  }

  function take(message: ToThinker): void {
    if ('pack' in message) {
      packs.set(message.pack.id, message.pack.components);
    } else if ('ask' in message) {
      const { id, ask } = message;
      if (jobs.has(id)) throw new Error(`id: ${id} is being thought about already`);
      jobs.set(id, openJob(id, ask, packs.get(ask.pack), findBot(ask.bot), now()));
      wake();
    } else if ('cancel' in message) {
      jobs.delete(message.id);
    } else {
      // Both may cross the answer on its way: then there is nothing left to do.
      const job = jobs.get(message.id);
      if (job !== undefined) job.answerNow = true;
    }
  }

  return {
    receive(data) {
      try {
        take(readMessage(data));
      } catch (error) {
        post({ id: idOf(data), failed: textOf(error) });
      }
    },
  };
}

import { busyness, type Errand, type Member } from './errand.ts';
import type { FromThinker } from './messages.ts';
import type { Answer } from './question.ts';
import { readReply } from './read-message.ts';
import type { WorkerLike } from './worker-like.ts';

export interface CrewParts {
  spawn(): WorkerLike;
  /** The most workers at once; each is started when there is work for it. */
  readonly size: number;
  /** A worker has thrown, died, or was given up. */
  lost?(reason: Error): void;
}

export interface Crew {
  send(errand: Errand): void;
  /** Forgets an errand, here and in its worker. */
  cancel(errand: Errand): void;
  hurry(errand: Errand): void;
  /** Ends the worker that thinks about an errand, which goes to another. */
  giveUp(errand: Errand): void;
  close(): Promise<void>;
}

function readSafely(data: unknown): FromThinker {
  try {
    return readReply(data);
  } catch (error) {
    return { id: null, failed: (error as Error).message };
  }
}

function release(errand: Errand): void {
  errand.member?.errands.delete(errand.id);
  errand.member = null;
}

function answerIn({ move, reasons }: Answer): Answer {
  return reasons === undefined ? { move } : { move, reasons };
}

/** The workers of a pool: who thinks about what, and what happens when one is lost. */
export function createCrew({ spawn, size, lost }: CrewParts): Crew {
  if (!Number.isSafeInteger(size) || size < 1) throw new RangeError(`a pool of ${size} workers`);
  const members: Member[] = [];

  function hire(): Member {
    const member: Member = { worker: spawn(), packs: new Set(), errands: new Map() };
    members.push(member);
    member.worker.onMessage((data) => hear(member, data));
    member.worker.onFailure((reason) => lose(member, reason));
    return member;
  }

  /** A free worker, else a new one, else the least busy. */
  function pick(): Member {
    let best: Member | undefined;
    for (const member of members) {
      if (best === undefined || busyness(member) < busyness(best)) best = member;
    }
    if (best === undefined || (best.errands.size > 0 && members.length < size)) return hire();
    return best;
  }

  function send(errand: Errand): void {
    const { id, ask, pack } = errand;
    try {
      const member = pick();
      errand.member = member;
      member.errands.set(id, errand);
      if (!member.packs.has(pack.id)) member.worker.postMessage({ pack });
      member.packs.add(pack.id);
      member.worker.postMessage({ id, ask });
      if (errand.answerNow) member.worker.postMessage({ id, answerNow: true });
    } catch (error) {
      release(errand);
      errand.reject(error);
    }
  }

  function hear(member: Member, data: unknown): void {
    const reply = readSafely(data);
    // None if it was cancelled while the answer was on its way.
    const errand = reply.id === null ? undefined : member.errands.get(reply.id);
    if (errand !== undefined) release(errand);
    if ('move' in reply) errand?.resolve(answerIn(reply));
    else if (reply.id !== null) errand?.reject(new Error(reply.failed));
    // Only a fault leaves an answer without an id: no trust in that worker any more.
    else lose(member, new Error(reply.failed));
  }

  /** Its place is filled when an errand needs it, so that workers that cannot start are not started for ever. */
  function lose(member: Member, reason: Error): void {
    const place = members.indexOf(member);
    if (place < 0) return;
    members.splice(place, 1);
    void member.worker.terminate();
    lost?.(reason);
    for (const errand of member.errands.values()) {
      release(errand);
      if (++errand.losses < 2) send(errand);
      else errand.reject(new Error(`two workers were lost over it: ${reason.message}`, { cause: reason }));
    }
  }

  return {
    send,
    cancel(errand) {
      errand.member?.worker.postMessage({ id: errand.id, cancel: true });
      release(errand);
    },
    hurry(errand) {
      errand.answerNow = true;
      errand.member?.worker.postMessage({ id: errand.id, answerNow: true });
    },
    giveUp({ member }) {
      if (member !== null) lose(member, new Error('it did not answer'));
    },
    async close() {
      const all = members.splice(0);
      for (const errand of all.flatMap((member) => [...member.errands.values()])) {
        release(errand);
        errand.reject(new Error('the pool is closed'));
      }
      await Promise.all(all.map((member) => member.worker.terminate()));
    },
  };
}

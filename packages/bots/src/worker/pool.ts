import { askAbout } from './ask-about.ts';
import { createCrew, type CrewParts } from './crew.ts';
import type { Errand } from './errand.ts';
import type { Answer, Question } from './question.ts';

/** A decision being thought about until somebody wants it. */
export interface Pondering {
  readonly answer: Promise<Answer>;
  /** Ends the thinking: the best move so far becomes the answer. */
  answerNow(): void;
  /** Ends the worker, as it answers nothing any more: the question goes once to another. */
  giveUp(): void;
}

export interface Pool {
  /** A bot's move, thought out by a worker: the move that `choose` finds, unless time runs out first. */
  choose(question: Question): Promise<Answer>;
  /**
   * Thinks on while people decide: up to the budget or time if one is named, else until told to answer or until more
   * thinking would change nothing, and then only while there is no other question.
   */
  ponder(question: Question): Pondering;
  /** Ends all workers; open questions are rejected. */
  close(): Promise<void>;
}

/**
 * The caller's side: hands questions to workers and never thinks itself. What leaves the caller is the position as the
 * seat imagines it. An aborted question is rejected with the signal's reason; one whose worker is lost goes once to another.
 */
export function createPool(parts: CrewParts): Pool {
  const crew = createCrew(parts);
  let lastId = 0;
  let isClosed = false;

  function begin(question: Question, openEnded: boolean): Pondering {
    const { signal } = question;
    let errand: Errand | undefined;
    const answer = new Promise<Answer>((resolve, reject) => {
      if (isClosed) throw new Error('the pool is closed');
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const abort = (): void => {
        if (errand !== undefined) crew.cancel(errand);
        errand?.reject(signal?.reason);
      };
      errand = {
        id: ++lastId,
        ...askAbout(question, openEnded),
        member: null,
        losses: 0,
        answerNow: false,
        resolve(found) {
          signal?.removeEventListener('abort', abort);
          resolve(found);
        },
        reject(reason) {
          signal?.removeEventListener('abort', abort);
          reject(reason);
        },
      };
      signal?.addEventListener('abort', abort);
      crew.send(errand);
    });
    return {
      answer,
      answerNow() {
        if (errand !== undefined) crew.hurry(errand);
      },
      giveUp() {
        if (errand !== undefined) crew.giveUp(errand);
      },
    };
  }

  return {
    choose: (question) => begin(question, false).answer,
    ponder(question) {
      const pondering = begin(question, question.budget === undefined);
      // Whoever drops it may never ask for the answer: that it then has none is no fault.
      pondering.answer.catch(() => undefined);
      return pondering;
    },
    async close() {
      isClosed = true;
      await crew.close();
    },
  };
}

import type { Answer } from './answers.ts';
import type { Decision } from './pages.ts';

/** What a person has been shown so far, and how they want to be asked. */
export interface Person {
  readonly seat: number;
  /** The place in the log up to which it was told. */
  heard: number;
  /** The round whose board was shown in full. */
  boardOf: number;
  /** The round in which they were warned that one more purchase makes the next round the last. */
  warnedOf: number;
  /** What was typed on one line and is still to be done. */
  typed: readonly Answer[];
  /** What was done for them since then, where it was the only choice. */
  doneFor: readonly Decision[];
  /** Whether there is a question before a finished plan or passing leaves useful tiles behind. */
  wantsQuestion: boolean;
  /** What would stay behind, once they were asked about it: whoever chooses the same again means it. */
  leftBehind: readonly string[];
}

/** A person at a seat who has been told all up to a place in the log, and has seen nothing yet. */
export function newPerson(seat: number, heard: number): Person {
  return {
    seat,
    heard,
    boardOf: -1,
    warnedOf: -1,
    typed: [],
    doneFor: [],
    wantsQuestion: true,
    leftBehind: [],
  };
}

import type { TroubleCode } from '@altiplano/protocol';
import type { Message } from '../message/message.ts';

/** What can be wrong with a record, besides what can be wrong with any message. */
export type RecordProblem =
  | 'notARecord'
  | 'newerFormat'
  | 'unknownFormat'
  | 'otherRules'
  | 'otherPack'
  | 'illegalMove'
  | 'noSuchMove'
  | 'wrongDigest'
  | 'wrongCommitment'
  | 'otherCommitment'
  | 'resultMissing'
  | 'resultTooEarly'
  | 'wrongResult';

/** The figures that troubles can have; one that is not given is ''. */
export const TROUBLE_FIGURES = [
  'at',
  'expected',
  'found',
  'hash',
  'known',
  'most',
  'moves',
  'number',
  'pack',
  'played',
  'published',
  'recordHash',
  'recordPack',
  'recorded',
  'seat',
  'seconds',
] as const;
export type TroubleFigure = (typeof TROUBLE_FIGURES)[number];

/** Where and why: `at` is the place with a colon, or nothing; `rejection` what the rules say, or nothing. */
export interface Circumstances {
  readonly at: string;
  readonly place: string;
  readonly figures: Readonly<Record<TroubleFigure, number | string>>;
  readonly rejection: Message;
}

export type Troubles = Readonly<
  Record<TroubleCode | RecordProblem, (circumstances: Circumstances) => Message>
> & {
  /** For a code that this version does not know. */
  readonly unknown: (circumstances: Circumstances) => Message;
};

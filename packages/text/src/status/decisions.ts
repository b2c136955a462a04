import type { Message } from '../message/message.ts';

/** The kinds of decision that a player can have before them, as views name them. */
export const DECISIONS = [
  'chooseRole',
  'draftMission',
  'passMission',
  'pickMission',
  'offer',
  'takeBack',
  'swapOut',
  'swapIn',
  'plan',
  'turn',
  'steps',
  'corn',
  'lift',
  'put',
  'storeDrawn',
  'placeDrawn',
] as const;
export type Decision = (typeof DECISIONS)[number];

/** Whether a view's word for a decision is one that there are words for. */
export function isDecision(word: unknown): word is Decision {
  return (DECISIONS as readonly unknown[]).includes(word);
}

/** Of whom something is said: of the reader, who is called so, of one other, of several, of the reader and others. */
export type Person = 'you' | 'one' | 'several' | 'all';

/** What the game waits for, in words. */
export interface DecisionTexts {
  /** The question to whoever decides; `acted`: a turn whose action is taken. */
  readonly questions: Readonly<Record<Decision | 'acted', string>>;
  /** What somebody is doing, after their names. */
  readonly others: Readonly<Record<Decision, (who: Message, person: Person) => Message>>;
  /** The own part is done. */
  readonly declared: (who: Message, isOne: boolean) => Message;
  readonly passed: (who: Message, isOne: boolean) => Message;
  readonly won: (who: Message, isOne: boolean) => Message;
  readonly youWon: string;
  readonly nothing: string;
  readonly round: (round: number) => string;
  readonly lastRound: (round: number, last: number) => string;
}

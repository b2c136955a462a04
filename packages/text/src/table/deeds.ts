import type { Deed, Motion, PlayedBy } from '@altiplano/protocol';
import type { Message, Part } from '../message/message.ts';

/** Who did it, and what else a deed says, in words. */
export interface DeedFields {
  readonly who: Part;
  /** Whether that is the reader, called so. */
  readonly isYou: boolean;
  /** How many steps were taken back. */
  readonly count: number;
  /** A bot's level. */
  readonly level: string;
}

/** What is done at a table besides playing, in sentences. */
export interface DeedTexts {
  readonly done: Readonly<
    Record<Exclude<Deed['kind'], 'played' | 'replaced' | 'preferred'>, (fields: DeedFields) => Message>
  >;
  readonly played: Readonly<Record<Extract<PlayedBy, 'clock' | 'forced'>, (fields: DeedFields) => Message>>;
  readonly replaced: Readonly<Record<'left' | 'absent', (fields: DeedFields) => Message>>;
  readonly preferred: Readonly<Record<'true' | 'false', (fields: DeedFields) => Message>>;
  /** What is proposed, after the name of who proposes it. */
  readonly motions: Readonly<Record<Motion['type'], (fields: DeedFields) => Message>>;
}

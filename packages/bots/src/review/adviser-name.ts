import type { BotName } from '../bots.ts';

/** Whose hints people are given: a good bot that needs only a moment and says why. */
export const ADVISER = 'learned' satisfies BotName;

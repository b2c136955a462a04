import type { reasons } from '../en/reasons.ts';

type English = typeof reasons;

/** The words for a bot's reasons; English sets what there is. */
export interface ReasonTexts extends English {}

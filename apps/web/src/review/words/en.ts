import { fairness } from './en-fairness.ts';
import { review } from './en-review.ts';
import { statistics } from './en-statistics.ts';

const english = { fairness, review, statistics };

type English = typeof english;

/** The words about finished games; English sets what there is. */
export interface ReviewWords extends English {}

export const words: ReviewWords = english;

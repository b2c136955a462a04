import { fairness } from './de-fairness.ts';
import { review } from './de-review.ts';
import { statistics } from './de-statistics.ts';
import type { ReviewWords } from './en.ts';

export const words: ReviewWords = { fairness, review, statistics };

import { PROBLEM_SENTENCES } from '@altiplano/pack';
import type { PackProblemTexts } from '../refusals/pack-problem.ts';

/** What is wrong with a pack of one's own: the checker speaks English itself. */
export const packProblems: PackProblemTexts = { sentences: PROBLEM_SENTENCES, words: {} };

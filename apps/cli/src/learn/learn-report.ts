import { rounded } from '../arena/rounded.ts';
import type { Texts } from '../text/texts.ts';
import { fixed } from '../tune/fixed.ts';
import type { Iteration } from './learning.ts';

type Figures = Omit<Iteration, 'nets'>;

/** An iteration for programs. */
export function iterationJson({ meanScore, samples, before, after }: Figures): Figures {
  return {
    meanScore: rounded(meanScore, 3),
    samples,
    before: rounded(before, 3),
    after: rounded(after, 3),
  };
}

/** An iteration in one line. */
export function iterationLine(
  { meanScore, samples, before, after }: Figures,
  done: number,
  all: number,
  seconds: number,
  texts: Texts,
): string {
  const { learn } = texts;
  const number = (value: number, places = 1): string => fixed(value, places, texts);
  const figures = [
    learn.points(number(meanScore)),
    learn.samples(number(samples, 0)),
    learn.error(number(before), number(after)),
    `${number(seconds, 0)} s`,
  ];
  return `${learn.iteration(done, all)}: ${figures.join(', ')}`;
}

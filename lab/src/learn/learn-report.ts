import { rounded } from '../arena/rounded.ts';
import type { Texts } from '../text/texts.ts';
import { fixed } from '../tune/fixed.ts';
import type { Iteration } from './learning.ts';

type Figures = Omit<Iteration, 'nets'>;

/** An iteration for programs. */
export function iterationJson({ meanScore, samples, before, after, duel, kept }: Figures) {
  return {
    meanScore: rounded(meanScore, 3),
    samples,
    before: Number.isNaN(before) ? null : rounded(before, 3),
    after: rounded(after, 3),
    duel: duel === null ? null : { ahead: rounded(duel.ahead, 3), error: rounded(duel.error, 3) },
    kept,
  };
}

/** An iteration in one line. */
export function iterationLine(
  { meanScore, samples, before, after, duel, kept }: Figures,
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
    learn.error(Number.isNaN(before) ? null : number(before), number(after)),
    ...(duel === null ? [] : [learn.duel(number(duel.ahead), number(duel.error), kept)]),
    `${number(seconds, 0)} s`,
  ];
  return `${learn.iteration(done, all)}: ${figures.join(', ')}`;
}

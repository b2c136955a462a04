import { rounded } from '../arena/rounded.ts';
import type { Texts } from '../text/texts.ts';
import type { Generation } from './evolve.ts';
import { fixed } from './fixed.ts';

type Figures = Omit<Generation, 'weights'>;

/** A generation for programs. */
export function generationJson({ best, mean, share, spread }: Figures): Figures {
  return {
    best: rounded(best, 3),
    mean: rounded(mean, 3),
    share: rounded(share, 4),
    spread: rounded(spread, 4),
  };
}

/** A generation in one line. */
export function generationLine(
  { best, mean, share, spread }: Figures,
  done: number,
  all: number,
  seconds: number,
  texts: Texts,
): string {
  const number = (value: number, places: number): string => fixed(value, places, texts);
  const { tune } = texts;
  const figures = [
    `${tune.best} ${number(best, 2)}`,
    `${tune.mean} ${number(mean, 2)}`,
    `${tune.share} ${number(100 * share, 1)} %`,
    `${tune.spread} ${number(spread, 3)}`,
    `${number(seconds, 0)} s`,
  ];
  return `${tune.generation(done, all)}: ${figures.join(', ')}`;
}

import type { Pack } from '@altiplano/pack';
import type { Texts } from '../../text/texts.ts';
import type { Balance } from '../summary/balance.ts';
import type { Estimate } from '../summary/estimates.ts';
import { type Names, namesIn } from '../words/names.ts';
import { NO_FIGURE, type Numbers, numbersIn } from '../words/numbers.ts';
import { type OwnValues, ownValues } from '../words/own-values.ts';
import { type Html, html } from './html.ts';

/** What every section of the page is written from. */
export interface Reader {
  readonly balance: Balance;
  readonly texts: Texts;
  readonly numbers: Numbers;
  readonly names: Names;
  readonly own: OwnValues;
  /** Written with two places: wins compared with a fair share. */
  relative(value: number): string;
  points(value: number): string;
  /** A value with its interval in small print. */
  estimate(estimate: Estimate | null, show: (value: number) => string): Html;
}

export function readerOf(balance: Balance, pack: Pack, texts: Texts): Reader {
  const numbers = numbersIn(texts);
  return {
    balance,
    texts,
    numbers,
    names: namesIn(texts, pack),
    own: ownValues(pack),
    relative: (value) => numbers.decimal(value, 2),
    points: (value) => numbers.decimal(value),
    estimate: (estimate, show) =>
      estimate === null
        ? html`${NO_FIGURE}`
        : html`${show(estimate.value)} <small>${numbers.interval(estimate, show)}</small>`,
  };
}

import type { Texts } from '../../text/texts.ts';
import type { Estimate } from '../summary/estimates.ts';

/** What stands where there is no figure. */
export const NO_FIGURE = '–';

/** Numbers as a reader of this language writes them. */
export interface Numbers {
  count(value: number | null): string;
  /** With so many decimal places. */
  decimal(value: number | null, places?: number): string;
  percent(value: number | null): string;
  /** The interval of an estimate alone. */
  interval(
    estimate: { readonly low: number; readonly high: number } | null,
    show: (value: number) => string,
  ): string;
  /** An estimate with its interval: 1.08 (0.95 to 1.21). */
  around(estimate: Estimate | null, show: (value: number) => string): string;
}

function places(digits: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

export function numbersIn(texts: Texts): Numbers {
  const { language, balance } = texts;
  const written = (value: number | null, options: Intl.NumberFormatOptions): string =>
    value === null ? NO_FIGURE : value.toLocaleString(language, options);
  const interval: Numbers['interval'] = (estimate, show) =>
    estimate === null ? NO_FIGURE : balance.interval(show(estimate.low), show(estimate.high));
  return {
    count: (value) => written(value, places(0)),
    decimal: (value, digits = 1) => written(value, places(digits)),
    percent: (value) => written(value, { style: 'percent', ...places(0) }),
    interval,
    around: (estimate, show) =>
      estimate === null ? NO_FIGURE : `${show(estimate.value)} (${interval(estimate, show)})`,
  };
}

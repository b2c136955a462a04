import { type Html, html, NOTHING } from '../html.ts';
import { framed, WIDTH } from './frame.ts';

export interface Histogram {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly { readonly at: number; readonly count: number }[];
  /** A count in words, for the description and the top of the scale. */
  shown(count: number): string;
  readonly mean?: { readonly at: number; readonly label: string };
  readonly band?: { readonly from: number; readonly to: number; readonly label: string };
}

const HEIGHT = 230;
const TOP = 26;
const BASE = HEIGHT - 26;
const LEFT = 8;
const RIGHT = 8;
/** Numbers under the columns need about so much room. */
const LABEL = 22;

/** Columns over whole numbers, every number in between included, with a mean and a range that is wanted. */
export function histogram(chart: Histogram): Html {
  const { id, title, columns, mean, band, shown } = chart;
  const ats = columns.map(({ at }) => at);
  const first = Math.min(...ats, band?.from ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...ats, band?.to ?? Number.NEGATIVE_INFINITY);
  const most = Math.max(...columns.map(({ count }) => count), 1);
  const step = (WIDTH - LEFT - RIGHT) / (last - first + 1);
  const x = (at: number): number => LEFT + (at - first) * step;
  const every = Math.ceil(LABEL / step);
  const places = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const height = (count: number): number => (count / most) * (BASE - TOP - 14);
  const description = columns.map(({ at, count }) => `${at}: ${shown(count)}`).join('; ');
  return framed({ id, title, description, height: HEIGHT }, [
    band === undefined
      ? NOTHING
      : html`<rect class="band" x="${x(band.from)}" y="${TOP - 6}" width="${x(band.to + 1) - x(band.from)}" height="${BASE - TOP + 6}"/><text class="tick" x="${x(band.from) + 5}" y="${TOP + 8}">${band.label}</text>`,
    ...columns.map(
      ({ at, count }) =>
        html`<rect class="bar" x="${x(at) + step * 0.1}" y="${BASE - height(count)}" width="${step * 0.8}" height="${height(count)}" rx="1"/>`,
    ),
    html`<path class="axis" d="M${LEFT} ${BASE}H${WIDTH - RIGHT}"/>`,
    ...places
      .filter((at) => (at - first) % every === 0)
      .map(
        (at) =>
          html`<text class="tick" text-anchor="middle" x="${x(at) + step / 2}" y="${BASE + 17}">${String(at)}</text>`,
      ),
    mean === undefined
      ? NOTHING
      : html`<path class="mark" d="M${x(mean.at) + step / 2} ${TOP - 6}V${BASE}"/><text class="mark-label" x="${Math.min(Math.max(x(mean.at) + step / 2, 40), WIDTH - 40)}" y="${TOP - 11}">${mean.label}</text>`,
  ]);
}

import { type Html, html, NOTHING } from '../html.ts';
import { framed, WIDTH } from './frame.ts';
import { linesOf } from './lines.ts';

export interface Bar {
  readonly label: string;
  /** Null: nothing is known. */
  readonly value: number | null;
  readonly shown: string;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  /** A darker part of the bar, from its start. */
  readonly part?: number | undefined;
  /** Whether it misses what is wanted. */
  readonly isOff?: boolean | undefined;
}

export interface BarChart {
  readonly id: string;
  readonly title: string;
  readonly bars: readonly Bar[];
  /** The value at the right end; what is more is cut there. */
  readonly most: number;
  readonly line?: { readonly at: number; readonly label: string };
  readonly band?: { readonly from: number; readonly to: number };
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
}

const LINE = 16;
const BAR = 12;
const GAP = 9;
const BOTTOM = 24;
const LEFT = 4;
const RIGHT = 14;
const INNER = WIDTH - LEFT - RIGHT;
/** How far bands and lines stick out of a bar. */
const OUT = 3;

type Scale = (value: number) => number;

function bar(from: number, to: number, top: number, kind: string): Html {
  return html`<rect class="${kind}" x="${from}" y="${top}" width="${to - from}" height="${BAR}" rx="2"/>`;
}

/** An end that lies beyond the chart has no cap. */
function whisker({ low, high }: Bar, most: number, x: Scale, top: number): Html {
  if (low === undefined || high === undefined) return NOTHING;
  const middle = top + BAR / 2;
  const cap = (value: number): string => (value > most ? '' : `M${x(value).toFixed(1)} ${middle - 4}v8`);
  const path = `M${x(low).toFixed(1)} ${middle}H${x(high).toFixed(1)}${cap(low)}${cap(high)}`;
  return html`<path class="halo" d="${path}"/><path class="whisker" d="${path}"/>`;
}

function fillOf({ isOff, part }: Bar): string {
  if (isOff === true) return 'bar off';
  return part === undefined ? 'bar' : 'bar light';
}

/** Bars under their labels, with whiskers for intervals, a line to compare with and a band that is wanted. */
export function barChart(chart: BarChart): Html {
  const { id, title, bars, most, line, band, ticks } = chart;
  const x: Scale = (value) => LEFT + (Math.min(Math.max(value, 0), most) / most) * INNER;
  let bottom = line === undefined ? 0 : LINE;
  const lineLabel =
    line === undefined
      ? NOTHING
      : html`<text class="mark-label" x="${x(line.at)}" y="${LINE - 4}">${line.label}</text>`;
  const rows = bars.map((row): Html => {
    const lines = linesOf(row.label);
    const top = bottom;
    const barTop = top + lines.length * LINE + 3;
    bottom = barTop + BAR + GAP;
    return html`${lines.map((text, index) => html`<text x="${LEFT}" y="${top + (index + 1) * LINE - 3}">${text}</text>`)}
<text class="value" x="${WIDTH - RIGHT}" y="${top + lines.length * LINE - 3}">${row.shown}</text>
${bar(LEFT, LEFT + INNER, barTop, 'rail')}
${band === undefined ? NOTHING : html`<rect class="band" x="${x(band.from)}" y="${barTop - OUT}" width="${x(band.to) - x(band.from)}" height="${BAR + 2 * OUT}"/>`}
${row.value === null ? NOTHING : bar(LEFT, x(row.value), barTop, fillOf(row))}
${row.part === undefined ? NOTHING : bar(LEFT, x(row.part), barTop, 'bar')}
${line === undefined ? NOTHING : html`<path class="mark" d="M${x(line.at)} ${barTop - OUT}v${BAR + 2 * OUT}"/>`}
${whisker(row, most, x, barTop)}`;
  });
  const scale = ticks.map(({ at, label }) => {
    const anchor = at === 0 ? 'start' : at >= most ? 'end' : 'middle';
    return html`<text class="tick" text-anchor="${anchor}" x="${x(at)}" y="${bottom + 8}">${label}</text>`;
  });
  const description = bars.map(({ label, shown }) => `${label}: ${shown}`).join('; ');
  return framed({ id, title, description, height: bottom + BOTTOM - 8 }, [lineLabel, ...rows, ...scale]);
}

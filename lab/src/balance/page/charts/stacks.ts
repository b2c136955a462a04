import { type Html, html, NOTHING } from '../html.ts';
import { framed, WIDTH } from './frame.ts';

export interface Stack {
  readonly label: string;
  readonly shown: string;
  readonly segments: readonly {
    /** Names the colour, `fill-…` in the style. */
    readonly fill: string;
    readonly label: string;
    readonly share: number;
    readonly shown: string;
  }[];
}

const ROW = 62;
const BAR = 30;
const TOP = 20;
const LEFT = 4;
const INNER = WIDTH - 2 * LEFT;
/** Narrower segments hold no number. */
const ROOM = 34;
const GAP = 1;

function segmentsOf({ segments }: Stack, top: number): Html[] {
  let at = LEFT;
  return segments.map(({ fill, share, shown }) => {
    const width = share * INNER;
    const start = at;
    at += width;
    if (width < GAP) return NOTHING;
    return html`<rect class="fill-${fill}" x="${start}" y="${top}" width="${Math.max(width - GAP, 0.5)}" height="${BAR}"/>${
      width < ROOM
        ? NOTHING
        : html`<text class="inside" x="${start + width / 2}" y="${top + BAR / 2 + 4.5}">${shown}</text>`
    }`;
  });
}

/** Whole bars divided into their parts, one under another, all of the same length. */
export function stackChart(id: string, title: string, stacks: readonly Stack[]): Html {
  const description = stacks
    .map(
      ({ label, segments }) =>
        `${label}: ${segments.map((segment) => `${segment.label} ${segment.shown}`).join(', ')}`,
    )
    .join('; ');
  const drawing = stacks.flatMap((stack, index) => {
    const top = TOP + index * ROW;
    return [
      html`<text x="${LEFT}" y="${top}">${stack.label}</text><text class="value" x="${WIDTH - LEFT}" y="${top}">${stack.shown}</text>`,
      ...segmentsOf(stack, top + 7),
    ];
  });
  return framed({ id, title, description, height: TOP + stacks.length * ROW - 18 }, drawing);
}

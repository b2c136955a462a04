import { expect, test } from 'vitest';
import { barChart } from './bars.ts';
import { histogram } from './histogram.ts';
import { linesOf } from './lines.ts';
import { stackChart } from './stacks.ts';

test('a bar chart draws what it is given: bars, whiskers, the line to compare with', () => {
  const { markup } = barChart({
    id: 'roles',
    title: 'Wins',
    most: 2,
    line: { at: 1, label: 'fair' },
    band: { from: 0.8, to: 1.2 },
    ticks: [{ at: 0, label: '0' }],
    bars: [
      { label: 'miner', value: 1.5, shown: '1.50', low: 1.2, high: 1.8, isOff: true },
      { label: 'trader', value: null, shown: '–' },
    ],
  });
  expect(markup).toContain('<desc id="roles-d">miner: 1.50; trader: –</desc>');
  expect(markup.match(/class="whisker"/g)).toHaveLength(1);
  expect(markup.match(/class="bar off"/g)).toHaveLength(1);
  expect(markup.match(/class="mark"/g)).toHaveLength(2);
  expect(markup.match(/class="band"/g)).toHaveLength(2);
});

/** A chart up to 3 with a bar and a whisker that end at `high`. */
function chartUpTo(high: number): string {
  const bars = [{ label: 'a', value: high, shown: '', low: 0.5, high }];
  return barChart({ id: 'x', title: 'x', most: 3, ticks: [], bars }).markup;
}

test('what lies beyond a chart is cut at its edge, without the end of a whisker', () => {
  expect(chartUpTo(9).match(/v8/g)).toHaveLength(2);
  expect(chartUpTo(2).match(/v8/g)).toHaveLength(4);
  expect(chartUpTo(9)).not.toMatch(/NaN|Infinity/);
});

test('a histogram leaves no gap out', () => {
  const { markup } = histogram({
    id: 'rounds',
    title: 'Rounds',
    columns: [
      { at: 18, count: 2 },
      { at: 21, count: 5 },
    ],
    shown: String,
    mean: { at: 20.1, label: 'mean' },
  });
  for (const at of [18, 19, 20, 21]) expect(markup).toContain(`>${at}</text>`);
  expect(markup.match(/class="bar"/g)).toHaveLength(2);
});

test('a stack has a segment for each part, and numbers where there is room', () => {
  const segments = [
    { fill: 'rows', label: 'rows', share: 0.97, shown: '97%' },
    { fill: 'boats', label: 'boats', share: 0.03, shown: '3%' },
  ];
  const { markup } = stackChart('sources', 'Points', [{ label: 'all', shown: '40.0', segments }]);
  expect(markup).toContain('all: rows 97%, boats 3%');
  expect(markup.match(/class="inside"/g)).toHaveLength(1);
});

test('long labels take two lines and no more', () => {
  expect(linesOf('short')).toEqual(['short']);
  expect(linesOf('one two three', 8)).toEqual(['one two', 'three']);
  expect(linesOf('one (two three)', 10)).toEqual(['one', '(two three)']);
  expect(linesOf('one two three four five', 8)).toEqual(['one two', 'three …']);
});

import { expect, test } from 'vitest';
import { markup } from '../testing/markup.ts';
import { Tabs } from './tabs.tsx';

test('only the tab in view is in the order of the keyboard, and names its panel', () => {
  const html = markup(Tabs<string>, {
    label: 'Parts',
    tabs: [
      { id: 'board', label: 'Board' },
      { id: 'log', label: 'Log', count: 3 },
    ],
    selected: 'log',
    onSelect: () => undefined,
    children: 'lines',
  });
  const tabs = [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
  expect(tabs.map((tag) => /aria-selected="(\w+)"/.exec(tag)?.[1])).toEqual(['false', 'true']);
  expect(tabs.map((tag) => /tabindex="(-?\d)"/i.exec(tag)?.[1])).toEqual(['-1', '0']);
  const selected = /id="([^"]+)"/.exec(tabs[1] ?? '')?.[1];
  expect(html).toContain(`aria-labelledby="${selected}"`);
});

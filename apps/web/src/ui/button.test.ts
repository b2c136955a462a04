import { expect, test } from 'vitest';
import { markup } from '../testing/markup.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

test('a button that cannot be pressed stays in reach and is described by its reason', () => {
  const html = markup(Button, { children: 'Build', reason: 'You need 2 stone.' });
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled');
  const [, id] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`id="${id}"[^>]*role="tooltip"[^>]*><span[^>]*>You need 2 stone\\.`));
});

test('a submit button that cannot be pressed does not submit', () => {
  expect(markup(Button, { children: 'Join', type: 'submit', reason: 'The table is full.' })).toContain(
    'type="button"',
  );
});

test('a sign without words has a name', () => {
  expect(markup(IconButton, { icon: 'undo', label: 'Undo' })).toContain('aria-label="Undo"');
});

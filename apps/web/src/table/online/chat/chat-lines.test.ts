import { expect, test } from 'vitest';
import { markup } from '../../../testing/markup.ts';
import { online as words } from '../words/en.ts';
import { ChatLines } from './chat-lines.tsx';

test('what is said is shown as it was said, and never as a part of the page', () => {
  const line = { number: 1, at: 0, person: { id: 'a', name: '<i>Ana' }, text: '<script>alert(1)</script>' };
  const html = markup(ChatLines, { chat: [line], seated: ['a'], words, language: 'en' });
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('&lt;i&gt;Ana');
  expect(html).not.toMatch(/<script|<i>/);
  expect(html).not.toContain(words.onlooker);
});

test('whoever has no seat is marked as looking on', () => {
  const line = { number: 1, at: 0, person: { id: 'b', name: 'Ben' }, text: 'hello' };
  expect(markup(ChatLines, { chat: [line], seated: ['a'], words, language: 'en' })).toContain(words.onlooker);
});

import { expect, test } from 'vitest';
import { html } from './html.ts';

test('text is escaped, markup stays, numbers are short', () => {
  const inner = html`<b>${'a < b & "c"'}</b>`;
  expect(inner.markup).toBe('<b>a &lt; b &amp; &quot;c&quot;</b>');
  expect(html`<i title="${"it's"}">${[inner, inner]}${1 / 3}</i>`.markup).toBe(
    `<i title="it&#39;s">${inner.markup}${inner.markup}0.33</i>`,
  );
});

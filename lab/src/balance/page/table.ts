import { type Html, html } from './html.ts';

type Cell = string | Html;

export interface Table {
  readonly caption: string;
  /** The first column names the row; the others hold figures. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Columns after the first that hold words. */
  readonly words?: readonly number[];
}

/** A table that scrolls sideways on its own where the screen is narrow. */
export function table({ caption, columns, rows, words = [] }: Table): Html {
  const kind = (index: number): string => (index === 0 || words.includes(index) ? 'word' : 'figure');
  const head = columns.map((column, index) => html`<th scope="col" class="${kind(index)}">${column}</th>`);
  const body = rows.map((row) => {
    const cells = row.map((cell, index) =>
      index === 0
        ? html`<th scope="row" class="word">${cell}</th>`
        : html`<td class="${kind(index)}">${cell}</td>`,
    );
    return html`<tr>${cells}</tr>\n`;
  });
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${caption}"><table>
<caption>${caption}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body}</tbody>
</table></div>`;
}

import { type Html, html } from '../html.ts';

/** Narrow enough to be readable on a phone; wider screens show charts side by side. */
export const WIDTH = 420;

export interface Frame {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  /** What it shows, for those who do not see it. */
  readonly description: string;
  readonly height: number;
}

/** A drawing with its heading; coordinates run to WIDTH and the frame's height. */
export function framed({ id, title, description, height }: Frame, drawing: readonly Html[]): Html {
  return html`<figure>
<figcaption>${title}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="${id}-t ${id}-d">
<title id="${id}-t">${title}</title><desc id="${id}-d">${description}</desc>
${drawing}
</svg>
</figure>`;
}

/** Text that is already markup; everything else is escaped when it enters a page. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function markupOf(part: Part): string {
  if (typeof part === 'string') return part.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
  if (typeof part === 'number') return String(Math.round(part * 100) / 100);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

/** Markup with values in it: strings are escaped, numbers are rounded to what a drawing needs, markup stays. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = strings.reduce(
    (text, string, index) => `${text}${index === 0 ? '' : markupOf(parts[index - 1] ?? '')}${string}`,
    '',
  );
  return { markup };
}

export const NOTHING: Html = { markup: '' };

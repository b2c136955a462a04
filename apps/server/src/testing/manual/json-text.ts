const WIDTH = 100;

/** Stands for what is left out. */
export const ELLIPSIS = '…';

function inner(value: unknown, indent: string): string {
  const flat = JSON.stringify(value).replaceAll(`"${ELLIPSIS}"`, ELLIPSIS);
  if (flat.length + indent.length <= WIDTH || typeof value !== 'object' || value === null)
    return spaced(flat);
  const next = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => `${next}${inner(item, next)}`).join(',\n')}\n${indent}]`;
  }
  const lines = Object.entries(value).map(([key, item]) => `${next}"${key}": ${inner(item, next)}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** A blank after colons and commas outside of strings. */
function spaced(text: string): string {
  return text.replaceAll(/("(?:[^"\\]|\\.)*")|([:,])/g, (_all, string?: string, sign?: string) =>
    string === undefined ? `${sign} ` : string,
  );
}

/** JSON for readers: what fits on a line stands on one. */
function readableJson(value: unknown): string {
  return inner(value, '');
}

/** A code block of it. */
export function jsonBlock(...values: readonly unknown[]): string {
  return `\`\`\`json\n${values.map(readableJson).join('\n')}\n\`\`\``;
}

import { stripVTControlCharacters } from 'node:util';

/** How many columns a text takes; escapes for colour take none. */
export function widthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}

export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Breaks a text between words; further lines are indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const [first = '', ...words] = text.trimStart().split(' ');
  const lines: string[] = [];
  let line = text.slice(0, text.length - text.trimStart().length) + first;
  for (const word of words) {
    if (widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line.trimEnd());
      line = indent + word;
    } else line += ` ${word}`;
  }
  return [...lines, line];
}

/** Breaks those lines of a text that are too long. */
export function fit(text: string, width: number): string {
  const lines = text
    .split('\n')
    .flatMap((line) => (widthOf(line) > width ? wrap(line, width, '  ') : [line]));
  return lines.join('\n');
}

/** A text of its own, indented. */
export function paragraph(text: string, width: number): string[] {
  return wrap(text, width - 2).map((line) => `  ${line}`);
}

/** Short items side by side in equal columns, as many as fit, read line by line. */
export function inColumns(items: readonly string[], width: number, indent: string, least = 0): string[] {
  const widest = Math.max(least, ...items.map(widthOf)) + 3;
  const perLine = Math.max(1, Math.floor((width - indent.length + 3) / widest));
  const lines: string[] = [];
  for (let from = 0; from < items.length; from += perLine) {
    const cells = items.slice(from, from + perLine);
    lines.push(indent + cells.map((cell, i) => (i === cells.length - 1 ? cell : pad(cell, widest))).join(''));
  }
  return lines;
}

/** Lines side by side: the left ones padded to a width. */
export function sideBySide(left: readonly string[], right: readonly string[], leftWidth: number): string[] {
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, i) => {
    const other = right[i] ?? '';
    return other === '' ? (left[i] ?? '') : pad(left[i] ?? '', leftWidth) + other;
  });
}

/** A caption and its text, which wraps under itself. */
export function entry(caption: string, text: string, captionWidth: number, width: number): string[] {
  const indent = ' '.repeat(captionWidth + 2);
  const [first = '', ...more] = wrap(text, width - indent.length);
  return [`  ${pad(caption, captionWidth)}${first}`, ...more.map((line) => indent + line)];
}

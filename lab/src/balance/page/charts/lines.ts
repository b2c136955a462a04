/** About how many letters of a label fit beside its value. */
const LINE = 46;
const MOST_LINES = 2;
/** Spaces where a line may end. */
const NOT_IN_BRACKETS = / (?![^(]*\))/;

/** A label in lines that fit a chart; what does not fit in two is cut. */
export function linesOf(label: string, line = LINE): string[] {
  const lines: string[] = [''];
  for (const word of label.split(NOT_IN_BRACKETS)) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= line) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]} …`];
}

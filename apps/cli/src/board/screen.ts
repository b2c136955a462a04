import { styleText } from 'node:util';

/** How wide, and with what emphasis, things are shown. */
export interface Screen {
  readonly width: number;
  bold(text: string): string;
  dim(text: string): string;
}

const NARROWEST = 60;
const WIDEST = 100;
const USUAL = 80;

/** The screen behind standard output: plain text unless it is a terminal that wants colour. */
export function screenOf(stream: NodeJS.WriteStream): Screen {
  const columns = stream.isTTY ? stream.columns : USUAL;
  // Asks for NO_COLOR and for a terminal by itself.
  const style = (format: 'bold' | 'dim') => (text: string) => styleText(format, text, { stream });
  return {
    width: Math.min(WIDEST, Math.max(NARROWEST, columns || USUAL)),
    bold: style('bold'),
    dim: style('dim'),
  };
}

import type { FlagKinds, Line } from '../arguments/flags.ts';
import type { Texts } from '../text/texts.ts';

/** One word after the program's name. */
export interface Command<T extends Texts = Texts> {
  readonly flags: FlagKinds;
  /** How many further words it takes at most. */
  readonly words: number;
  /** Does it, and returns the exit code. */
  run(line: Line, texts: T): number | Promise<number>;
}

/** A line on standard output. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

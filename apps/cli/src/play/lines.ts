import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Lines that a person types, one at a time. */
export interface Lines {
  /** Shows the question and waits for a line; null once there are no more. */
  ask(question: string): Promise<string | null>;
  /** Called when Ctrl-C is pressed while nothing is asked; null for nobody. */
  onInterrupt(listener: (() => void) | null): void;
  close(): void;
}

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };
type Output = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** What the reader writes reaches the terminal only while something is asked: typing ahead must not spoil other lines. */
function echoTo(output: Output, isOpen: () => boolean): Writable {
  const echo = new Writable({
    decodeStrings: false,
    write(text, _, done) {
      if (isOpen()) output.write(text as string);
      done();
    },
  });
  Object.defineProperty(echo, 'columns', { get: () => output.columns });
  output.on('resize', () => echo.emit('resize'));
  return echo;
}

/** Lines from standard input; what is typed ahead, or piped in, is kept until it is asked for. */
export function typedLines(stdin: Input = process.stdin, stdout: Output = process.stdout): Lines {
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  const waiting: string[] = [];
  let early: string[] = [];
  let hasEnded = false;
  let deliver: ((line: string | null) => void) | null = null;
  let interrupt: (() => void) | null = null;
  const output = isTerminal ? echoTo(stdout, () => deliver !== null) : stdout;
  const reader = createInterface({ input: stdin, output, terminal: isTerminal });
  const hand = (line: string | null): void => {
    const to = deliver;
    deliver = null;
    to?.(line);
  };
  reader.on('line', (line) => {
    // At a terminal, what is typed while a bot thinks was not meant for a question that nobody has seen yet.
    const isUnasked = isTerminal && interrupt !== null;
    if (deliver !== null) hand(line);
    else if (isUnasked) early.push(line);
    else waiting.push(line);
  });
  // The first Ctrl-C is the command to quit, which offers to save; the second means it.
  let isInterrupted = false;
  reader.on('SIGINT', () => {
    if (isInterrupted || (deliver === null && interrupt === null)) return reader.close();
    isInterrupted = true;
    if (deliver === null) return interrupt?.();
    stdout.write('\n');
    hand('q');
    takeEarly();
  });
  reader.on('close', () => {
    hasEnded = true;
    hand(null);
  });
  /** Takes what was typed before it was asked for out of the reader; nobody sees it yet. */
  const takeEarly = (): string => {
    const typed = [...early, reader.line].join(' ').trim();
    early = [];
    reader.write(null, { ctrl: true, name: 'e' });
    reader.write(null, { ctrl: true, name: 'u' });
    return typed;
  };
  return {
    ask(question) {
      const ready = waiting.shift();
      if (ready !== undefined) {
        stdout.write(isTerminal ? `${question}${ready}\n` : `${question}\n`);
        return Promise.resolve(ready);
      }
      if (hasEnded || !isTerminal) stdout.write(isTerminal ? question : `${question}\n`);
      if (hasEnded) return Promise.resolve(null);
      const typed = isTerminal ? takeEarly() : '';
      return new Promise((resolve) => {
        deliver = resolve;
        if (!isTerminal) return;
        // The reader writes the question itself, so that editing the line does not eat it.
        reader.setPrompt(question);
        reader.prompt();
        if (typed !== '') reader.write(typed);
      });
    },
    onInterrupt(listener) {
      interrupt = listener;
    },
    close() {
      reader.close();
    },
  };
}

import { createInterface } from 'node:readline';

/** Lines that a person types, one at a time. */
export interface Lines {
  /** Shows the question and waits for a line; null once there are no more. */
  ask(question: string): Promise<string | null>;
  close(): void;
}

/** Lines from standard input; what is typed ahead, or piped in, is kept until it is asked for. */
export function typedLines(): Lines {
  const { stdin, stdout } = process;
  const isTerminal = stdin.isTTY === true && stdout.isTTY;
  const reader = createInterface({ input: stdin, output: stdout, terminal: isTerminal });
  const waiting: string[] = [];
  let hasEnded = false;
  let deliver: ((line: string | null) => void) | null = null;
  const hand = (line: string | null): void => {
    const to = deliver;
    deliver = null;
    to?.(line);
  };
  reader.on('line', (line) => {
    if (deliver === null) waiting.push(line);
    else hand(line);
  });
  // The first Ctrl-C is the command to quit, which offers to save; the second means it.
  let isInterrupted = false;
  reader.on('SIGINT', () => {
    if (isInterrupted || deliver === null) return reader.close();
    isInterrupted = true;
    stdout.write('\n');
    hand('q');
  });
  reader.on('close', () => {
    hasEnded = true;
    hand(null);
  });
  return {
    ask(question) {
      const ready = waiting.shift();
      // In a terminal the reader writes the question itself, so that editing the line does not eat it.
      if (isTerminal && ready === undefined && !hasEnded) {
        reader.setPrompt(question);
        reader.prompt();
      } else stdout.write(isTerminal ? question : `${question}\n`);
      if (ready !== undefined) return Promise.resolve(ready);
      if (hasEnded) return Promise.resolve(null);
      return new Promise((resolve) => {
        deliver = resolve;
      });
    },
    close() {
      reader.close();
    },
  };
}

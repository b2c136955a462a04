import { createInterface } from 'node:readline';

/** Lines that a person types, one at a time. */
export interface Lines {
  /** Shows the question and waits for a line; null once there are no more. */
  ask(question: string): Promise<string | null>;
  /** Called when Ctrl-C is pressed while nothing is asked; null for nobody. */
  onInterrupt(listener: (() => void) | null): void;
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
  let interrupt: (() => void) | null = null;
  const hand = (line: string | null): void => {
    const to = deliver;
    deliver = null;
    to?.(line);
  };
  reader.on('line', (line) => {
    // At a terminal, what is typed while a bot thinks was not meant for a question that nobody has seen yet.
    const isUnasked = isTerminal && interrupt !== null;
    if (deliver !== null) hand(line);
    else if (!isUnasked) waiting.push(line);
  });
  // The first Ctrl-C is the command to quit, which offers to save; the second means it.
  let isInterrupted = false;
  reader.on('SIGINT', () => {
    if (isInterrupted || (deliver === null && interrupt === null)) return reader.close();
    isInterrupted = true;
    if (deliver === null) return interrupt?.();
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
    onInterrupt(listener) {
      interrupt = listener;
    },
    close() {
      reader.close();
    },
  };
}

/** A line on the terminal that says how far a long run is; nothing where nobody looks. */
export interface Progress {
  at(done: number): void;
  clear(): void;
}

const MILLISECONDS_BETWEEN = 200;

export function showProgress(all: number, say: (done: number, all: number) => string): Progress {
  const { stderr } = process;
  let last = performance.now();
  let shown = 0;
  return {
    at(done) {
      if (!stderr.isTTY || performance.now() - last < MILLISECONDS_BETWEEN) return;
      last = performance.now();
      const line = say(done, all);
      stderr.write(`\r${line.padEnd(shown)}`);
      shown = line.length;
    },
    clear() {
      if (shown > 0) stderr.write(`\r${' '.repeat(shown)}\r`);
    },
  };
}

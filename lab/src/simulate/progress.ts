/** A line on the terminal that says how far a long run is; nothing where nobody looks, unless it is asked for. */
export interface Progress {
  at(done: number): void;
  clear(): void;
}

const MILLISECONDS_BETWEEN = 200;
/** Lines in a file stay, so there are fewer of them. */
const MILLISECONDS_BETWEEN_LINES = 5000;

/** Says now and then how much is done, and about how many seconds are left. `always` writes lines where no terminal is. */
export function showProgress(
  all: number,
  say: (done: number, all: number, secondsLeft: number) => string,
  always = false,
): Progress {
  const { stderr } = process;
  const started = performance.now();
  let last = started;
  let shown = 0;
  return {
    at(done) {
      if (!stderr.isTTY && !always) return;
      const now = performance.now();
      const wait = stderr.isTTY ? MILLISECONDS_BETWEEN : MILLISECONDS_BETWEEN_LINES;
      const isLastLine = !stderr.isTTY && done === all;
      if (now - last < wait && !isLastLine) return;
      last = now;
      const line = say(done, all, ((now - started) / 1000 / done) * (all - done));
      stderr.write(stderr.isTTY ? `\r${line.padEnd(shown)}` : `${line}\n`);
      if (stderr.isTTY) shown = line.length;
    },
    clear() {
      if (shown > 0) stderr.write(`\r${' '.repeat(shown)}\r`);
    },
  };
}

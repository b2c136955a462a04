import { type Bench, BENCHES } from './benches.ts';
import { type Flags, readFlags } from './flags.ts';

/** A line for each bench, with the flags that it takes besides --json and --quick. */
export function benchLines(): readonly string[] {
  return Object.entries(BENCHES).map(([name, { flags }]) =>
    [name, ...flags.map((flag) => `[--${flag} …]`)].join(' '),
  );
}

export function isBench(name: string): boolean {
  return Object.hasOwn(BENCHES, name);
}

function flagsOf(words: readonly string[], { flags }: Bench): Flags | null {
  try {
    return readFlags(words, flags);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return null;
  }
}

/** Runs a bench and returns the exit code: 1, with what can be said, if the flags are not its own. */
export async function runBench(name: string, words: readonly string[]): Promise<number> {
  const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
  const flags = bench === undefined ? null : flagsOf(words, bench);
  if (bench === undefined || flags === null) {
    process.stderr.write(
      `benches:\n${benchLines()
        .map((line) => `  ${line}\n`)
        .join('')}`,
    );
    return 1;
  }
  await bench.run(flags);
  // A bench that fails says so in the exit code of the process.
  return Number(process.exitCode ?? 0);
}

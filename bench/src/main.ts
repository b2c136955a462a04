import { type Bench, BENCHES } from './benches.ts';
import { type Flags, readFlags } from './flags.ts';

function usage(): string {
  const lines = Object.entries(BENCHES).map(
    ([name, { flags }]) => `  ${name} [--json] [--quick]${flags.map((flag) => ` [--${flag} …]`).join('')}\n`,
  );
  return `usage: npm run -s bench -- BENCH [FLAG…]\n${lines.join('')}`;
}

const [name = '', ...words] = process.argv.slice(2);
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;

function flagsOf({ flags }: Bench): Flags | null {
  try {
    return readFlags(words, flags);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage()}`);
    return null;
  }
}

if (bench === undefined) {
  process.stderr.write(`unknown bench '${name}'\n${usage()}`);
  process.exitCode = 1;
} else {
  const flags = flagsOf(bench);
  if (flags === null) process.exitCode = 1;
  else await bench.run(flags);
}

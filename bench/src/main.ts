import { benchCrash } from './crash/crash.ts';
import { benchEngine } from './engine/engine.ts';
import { type FlagName, type Flags, readFlags } from './flags.ts';
import { benchFuzz } from './fuzz/fuzz.ts';
import { benchLive } from './overnight/overnight.ts';
import { benchServer } from './server/server.ts';
import { writeStore } from './store/store.ts';
import { benchWeb } from './web/web.ts';

interface Bench {
  /** Flags besides --json and --quick. */
  readonly flags: readonly FlagName[];
  run(flags: Flags): Promise<void>;
}

/** Each measurement prints one JSON document with --json, otherwise a table for people. */
const BENCHES: Readonly<Record<string, Bench>> = {
  engine: { flags: [], run: benchEngine },
  server: { flags: ['tables', 'seconds', 'storage'], run: benchServer },
  fuzz: { flags: ['messages', 'storage', 'seed'], run: benchFuzz },
  web: { flags: [], run: benchWeb },
  live: { flags: ['kills', 'storage', 'seed'], run: benchLive },
  store: { flags: [], run: writeStore },
  crash: { flags: ['kills', 'storage', 'seed'], run: benchCrash },
};

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

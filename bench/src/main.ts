import { benchEngine } from './engine/engine.ts';

/** Each measurement prints one JSON document with --json, otherwise a table for people. */
const BENCHES: Record<string, (flags: { json: boolean; quick: boolean }) => Promise<void>> = {
  engine: benchEngine,
};

const [name = '', ...flags] = process.argv.slice(2);
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
const unknown = flags.find((flag) => flag !== '--json' && flag !== '--quick');

if (bench === undefined || unknown !== undefined) {
  const wrong = bench === undefined ? `unknown bench '${name}'` : `unknown flag '${unknown}'`;
  process.stderr.write(
    `${wrong}\nusage: npm run -s bench -- ${Object.keys(BENCHES).join('|')} [--json] [--quick]\n`,
  );
  process.exitCode = 1;
} else {
  await bench({ json: flags.includes('--json'), quick: flags.includes('--quick') });
}

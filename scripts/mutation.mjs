// Mutation testing of the rules, chapter by chapter: one Stryker run over everything keeps the coverage of every test for
// every mutant in memory and does not fit. Usage: npm run mutation [-- chapter …]. Prints one line a chapter and the sum.
import { spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const sources = 'packages/rules/src';
const reports = join(root, '.cache/stryker');
const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
/** Not the game: what only tests use, and the checks that the generic suite itself is made of. */
const LEFT_OUT = ['testing', 'components'];

const all = readdirSync(join(root, sources), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !LEFT_OUT.includes(entry.name))
  .map((entry) => entry.name);
const chapters = process.argv.length > 2 ? process.argv.slice(2) : all;
const unknown = chapters.find((chapter) => !all.includes(chapter));
if (unknown !== undefined) {
  console.error(`no chapter '${unknown}'; there are: ${all.join(', ')}`);
  process.exit(1);
}

mkdirSync(reports, { recursive: true });
const sum = { killed: 0, survived: 0, uncovered: 0 };

/** @param {string} chapter */
function mutate(chapter) {
  const patterns = [
    `${sources}/${chapter}/**/*.ts`,
    `!${sources}/**/*.test.ts`,
    `!${sources}/state/invariants.ts`,
  ];
  const report = join(reports, `${chapter}.json`);
  const config = {
    ...JSON.parse(readFileSync(join(root, 'stryker.config.json'), 'utf8')),
    mutate: patterns,
    jsonReporter: { fileName: report },
    htmlReporter: { fileName: join(reports, `${chapter}.html`) },
    incrementalFile: join(reports, `${chapter}.incremental.json`),
    tempDirName: join('.cache/stryker', `sandbox-${chapter}`),
  };
  const file = join(reports, `${chapter}.config.json`);
  writeFileSync(file, JSON.stringify(config));
  const log = join(reports, `${chapter}.log`);
  const run = spawnSync(process.execPath, [stryker, 'run', file], {
    cwd: root,
    stdio: ['ignore', openSync(log, 'w'), 2],
  });
  if (run.status !== 0) throw new Error(`${chapter}: Stryker failed, see ${log}`);
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  const counts = { killed: 0, survived: 0, uncovered: 0 };
  for (const { mutants } of Object.values(files)) {
    for (const { status } of mutants) {
      if (status === 'Killed' || status === 'Timeout') counts.killed++;
      else if (status === 'Survived') counts.survived++;
      else if (status === 'NoCoverage') counts.uncovered++;
    }
  }
  return counts;
}

/** @param {string} name @param {{ killed: number, survived: number, uncovered: number }} counts */
function line(name, counts) {
  const score = (100 * counts.killed) / Math.max(1, counts.killed + counts.survived + counts.uncovered);
  console.log(
    `${name.padEnd(12)} ${score.toFixed(1).padStart(5)} %  killed ${counts.killed}, survived ${counts.survived}, uncovered ${counts.uncovered}`,
  );
}

for (const chapter of chapters) {
  const counts = mutate(chapter);
  sum.killed += counts.killed;
  sum.survived += counts.survived;
  sum.uncovered += counts.uncovered;
  line(chapter, counts);
}
if (chapters.length > 1) line('all', sum);

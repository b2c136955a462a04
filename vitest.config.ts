import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Pure packages: their test files share processes, which need not read the same modules again for each. */
const PURE = [
  'packages/{rules,pack,protocol,text,table}/src/**/*.test.ts',
  // Its workers start threads.
  'packages/bots/src/{*,!(worker)/**/*}.test.ts',
];
const OTHERS = [
  'packages/*/src/**/*.test.ts',
  'apps/*/src/**/*.test.ts',
  'lab/src/**/*.test.ts',
  'scripts/**/*.test.mjs',
];
const NEVER = ['**/node_modules/**'];

/** The longest begin first, so that none of them is left to run alone at the end. */
const LONGEST =
  /bench\/quick|socket\/(?:nodes|bots)\.test|server\/src\/main\.test|cli\/src\/commands\/play\.test|(?:learn|arena)\.test/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (one, two) => Number(LONGEST.test(two.moduleId)) - Number(LONGEST.test(one.moduleId)),
    );
  }
}

export default defineConfig({
  test: {
    projects: [
      // A process for each file: what brings one down leaves the others and says which it was.
      {
        extends: true,
        test: { name: 'apart', include: OTHERS, exclude: [...NEVER, ...PURE] },
      },
      {
        extends: true,
        test: { name: 'pure', include: PURE, exclude: NEVER, isolate: false },
      },
    ],
    pool: 'forks',
    sequence: { sequencer: LongestFirst },
    provide: { depth: 'quick' },
    globalSetup: ['packages/storage/src/testing/share-postgres.ts'],
    maxWorkers: Math.min(availableParallelism(), 4),
    // Generous: a test is never about time, and other work on the machine must not fail it.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    // Named, because vitest guesses another one where it believes that no person reads along.
    reporters: ['default'],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/src/testing/**'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: '.cache/coverage',
    },
  },
});

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'lab/src/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    // A process for each file: what brings one down leaves the others and says which it was.
    pool: 'forks',
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

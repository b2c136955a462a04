import { defineConfig } from 'vitest/config';

/**
 * For Stryker only: the tests that name rules. The suites that play whole games over the matrix would notice far more
 * mutants, but take minutes for each that survives; what is killed here is killed by a test of its rule.
 */
export default defineConfig({
  test: {
    include: ['packages/rules/src/**/*.test.ts'],
    exclude: [
      '**/*.sweep.test.ts',
      '**/*.property.test.ts',
      '**/movement-reach.test.ts',
      '**/store-model.test.ts',
    ],
    testTimeout: 60_000,
    pool: 'threads',
    isolate: false,
  },
});

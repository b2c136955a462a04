import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/**
 * For Stryker only: the tests that name rules. The suites that play whole games over the matrix would notice far more
 * mutants, but take minutes for each that survives; what is killed here is killed by a test of its rule.
 */
export default mergeConfig(config, {
  test: {
    include: ['packages/rules/src/**/*.test.ts'],
    exclude: ['**/generic.test.ts', '**/secrets.test.ts', '**/sha256.test.ts', '**/*.property.test.ts'],
  },
});

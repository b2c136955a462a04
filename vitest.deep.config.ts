import { defineConfig } from 'vitest/config';

/** For `npm run test:deep`: the sweeps over every combination of options, as far as they go. */
export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.sweep.test.ts'],
    provide: { depth: 'deep' },
    pool: 'forks',
    testTimeout: 3_600_000,
    hookTimeout: 1_800_000,
    reporters: ['default'],
  },
});

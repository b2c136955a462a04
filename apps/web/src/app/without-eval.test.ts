import { expect, test } from 'vitest';
import { goWithoutEval } from './without-eval.ts';

test('schemas made later write no code', async () => {
  goWithoutEval();
  const { config } = await import('zod/v4/core');
  expect(config().jitless).toBe(true);
});

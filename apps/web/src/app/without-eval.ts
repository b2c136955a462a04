import { config } from 'zod/v4/core';

/**
 * Called before any schema is made: to see whether it may write code, zod would try to, and the page's policy, which
 * forbids that, would report it.
 */
export function goWithoutEval(): void {
  config({ jitless: true });
}

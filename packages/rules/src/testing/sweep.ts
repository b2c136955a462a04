import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How far sweeps go: `deep` only in `npm run test:deep`. */
    depth: 'quick' | 'deep';
  }
}

const isDeep = inject('depth') === 'deep';

/** What a sweep goes through: all of it when there is time, otherwise every seventh, which meets every option. */
export function swept<T>(all: readonly T[]): T[] {
  return all.filter((_, index) => isDeep || index % 7 === 0);
}

/** Seeds for a sweep: one, or when there is time as many as named. */
export function seeds(many: number): number[] {
  return [...Array(isDeep ? many : 1).keys()];
}

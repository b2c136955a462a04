/** Where zod, whenever it is fetched, finds its settings. */
const ZOD_SETTINGS = '__zod_globalConfig';

/**
 * Called before any schema is made: to see whether it may write code, zod would try to, and the page's policy, which
 * forbids that, would report it.
 */
export function goWithoutEval(): void {
  Object.assign(globalThis, { [ZOD_SETTINGS]: { jitless: true } });
}

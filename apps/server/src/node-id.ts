import { randomUUID } from 'node:crypto';
import type { Settings } from './settings/settings.ts';

/** What a node is called among the nodes on one store: embedded storage has only ever one, which finds its own again. */
export function nodeId({ databaseUrl }: Settings): string {
  return databaseUrl === null ? 'embedded' : randomUUID();
}

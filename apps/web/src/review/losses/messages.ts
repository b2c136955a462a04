import type { Losses } from '@altiplano/client';
import type { Problem } from '@altiplano/protocol';

/** What the worker says: how far it is, and at last whether it came to the end. */
export type FromLossesWorker = { readonly found: Losses } | { readonly problem: Problem | null };

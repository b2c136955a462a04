import type { Chat } from './chat/chat.ts';
import type { Leases } from './leases/leases.ts';
import type { News } from './news/news.ts';
import type { Packs } from './packs/packs.ts';
import type { People } from './people/people.ts';
import type { Results } from './results/results.ts';
import type { Tables } from './tables/tables.ts';
import type { Uptime } from './uptime/uptime.ts';

/**
 * What a host keeps. Every promise that resolves after a change means: it is on the disk. One that rejects with an
 * outage means: nobody knows, read again before deciding anew.
 */
export interface Storage {
  readonly tables: Tables;
  readonly leases: Leases;
  readonly people: People;
  readonly chat: Chat;
  readonly packs: Packs;
  readonly results: Results;
  readonly uptime: Uptime;
  /** What the other nodes on the same store say. */
  readonly news: News;
  /** Resolves if the store has just made a change durable, and rejects if it could not. */
  check(): Promise<void>;
  /** Finishes what was asked for, then closes; nothing may be asked afterwards. */
  close(): Promise<void>;
}

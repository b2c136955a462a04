import { createChat } from './chat/create-chat.ts';
import type { Database, Flavour } from './database/flavour.ts';
import { createSharedWrites } from './database/shared-writes.ts';
import { createLeases } from './leases/create-leases.ts';
import type { News } from './news/news.ts';
import { createPacks } from './packs/create-packs.ts';
import { createPeople } from './people/create-people.ts';
import { createResults } from './results/create-results.ts';
import type { Storage } from './storage.ts';
import { createLists } from './tables/lists.ts';
import { createLog } from './tables/log.ts';
import { createSnapshots } from './tables/snapshots.ts';
import { createUptime } from './uptime/create-uptime.ts';

/** A database of the newest version, ready for use. */
export interface Opened {
  readonly db: Database;
  /** Where reads that can be long are made, so that no change waits for them. */
  readonly reads: Database;
  readonly flavour: Flavour;
  readonly news: News;
  close(): Promise<void>;
}

/** The storage that works on an opened database. */
export function assemble({ db, reads, flavour, news, close }: Opened): Storage {
  const shared = createSharedWrites(db, flavour);
  return {
    tables: { ...createLog(db, flavour, shared), ...createSnapshots(db, shared), ...createLists(reads) },
    leases: createLeases(db, shared),
    people: createPeople(db, shared),
    chat: createChat(db),
    packs: createPacks(db),
    results: createResults(reads),
    uptime: createUptime(db),
    news,
    check: () => flavour.prove(db),
    async close() {
      await shared.settled();
      await close();
    },
  };
}

import type { NewsMessage, Storage } from '@altiplano/storage';
import type { Log } from '../../logs/logger.ts';
import type { HostedTable } from '../hosted/hosted-table.ts';
import type { Shelf } from '@altiplano/host';
import type { Presence } from '../presence/presence.ts';

export interface ListenParts {
  readonly storage: Storage;
  readonly shelf: Shelf<HostedTable>;
  readonly presence: Presence;
  readonly log: Log;
  /** Reads and tells what other nodes have done at a table. In its queue. */
  catchUp(hosted: HostedTable): Promise<void>;
  hearChat(hosted: HostedTable): Promise<void>;
}

/** Hears what other nodes do at the tables in this node's memory; returns how to stop. */
export function listenToNodes({ storage, shelf, presence, log, catchUp, hearChat }: ListenParts): () => void {
  function run(hosted: HostedTable, job: (hosted: HostedTable) => Promise<void>): void {
    shelf
      .use(hosted.id, job)
      .catch((err: unknown) => log.error({ err }, 'what another node did could not be taken in'));
  }

  function heard(message: NewsMessage, from: string): void {
    presence.heard(message, from);
    if (message.kind !== 'advanced' && message.kind !== 'chatted') return;
    const hosted = shelf.find(message.table);
    if (hosted === undefined) return;
    if (message.kind === 'chatted') run(hosted, hearChat);
    // What is known here already we have said ourselves, or are about to lose the race for.
    else if (message.number > hosted.table.number) run(hosted, catchUp);
  }

  async function readAll(): Promise<void> {
    const all = [...shelf.all()];
    const newest = await storage.tables.newestOf(all.map(({ id }) => id));
    for (const hosted of all) {
      if ((newest.get(hosted.id) ?? 0) > hosted.table.number) run(hosted, catchUp);
      run(hosted, hearChat);
    }
  }

  return storage.news.subscribe({
    heard,
    missed() {
      presence.missed();
      readAll().catch((err: unknown) => log.error({ err }, 'what was missed could not be read'));
    },
  });
}

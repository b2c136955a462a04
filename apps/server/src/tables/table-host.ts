import { availableParallelism } from 'node:os';
import { createPool } from '@altiplano/bots';
import { infoOf, viewerOf, whyNotWatch } from '@altiplano/table';
import type { FromClient, Person, SentCommand } from '@altiplano/protocol';
import type { Storage } from '@altiplano/storage';
import { spawnThinker } from '@altiplano/threads';
import type { HostedTables } from '../http/parts.ts';
import type { Log } from '../logs/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Settings } from '../settings/settings.ts';
import type { Watcher } from './audience/watch.ts';
import { createHouse } from './house.ts';
import { type Rhythm, RHYTHM } from './nodes/rhythm.ts';
import type { Answer } from './requests/answer.ts';
import { chat } from './requests/chat.ts';
import { order } from './requests/command.ts';
import { hint } from './requests/hint.ts';
import { create, keepRecord } from './requests/new-table.ts';
import { past, replayed, story } from './requests/past.ts';
import { recordOf } from './requests/record.ts';
import { rematch } from './requests/rematch.ts';
import { lose, unwatch, watch } from './requests/watch.ts';

export interface TableHostParts {
  readonly storage: Storage;
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly log: Log;
  /** This node's id. */
  readonly node: string;
  /** Milliseconds since 1970, for what is stored. */
  readonly now: () => number;
  /** Milliseconds that nobody can set, for pauses and deadlines. */
  readonly ticks: () => number;
  /** Only for tests, which do not wait. */
  readonly rhythm?: Partial<Rhythm>;
}

type Request<K extends FromClient['type']> = Extract<FromClient, { type: K }>;

/** All tables of this node. */
export interface TableHost extends HostedTables {
  watch(watcher: Watcher, request: Request<'watch'>): Promise<Answer>;
  unwatch(watcher: Watcher, table: string): Promise<Answer>;
  /** A connection has ended that followed these tables. */
  lose(watcher: Watcher, tables: Iterable<string>): void;
  order(person: Person, command: SentCommand): Promise<Answer>;
  chat(person: Person, request: Request<'chat'>): Promise<Answer>;
  hint(person: Person, request: Request<'hint'>): Promise<Answer>;
  story(person: Person, request: Request<'story'>): Promise<Answer>;
  past(person: Person, request: Request<'past'>): Promise<Answer>;
  replay(person: Person, request: Request<'replay'>): Promise<Answer>;
  rematch(person: Person, request: Request<'rematch'>): Promise<Answer>;
  /** Finishes what was begun, keeps snapshots and lets other nodes take over. */
  stop(): Promise<void>;
}

/** One core is for everything else. */
function workersFor({ botWorkers }: Settings): number {
  return botWorkers > 0 ? botWorkers : Math.max(1, availableParallelism() - 1);
}

/** Begins to host tables on this node. */
export async function createTableHost(parts: TableHostParts): Promise<TableHost> {
  const workers = workersFor(parts.settings);
  const lostThreads = parts.metrics.counter('bot_threads_lost', 'Threads of bots that threw, hung or died.');
  const pool = createPool({
    // Nobody waits for a thought once everything else has ended.
    spawn: () => spawnThinker({ keepsAlive: false }),
    size: workers,
    lost(err) {
      lostThreads.add();
      parts.log.error({ err }, 'a thread in which bots think was lost: another takes over');
    },
  });
  const house = await createHouse({ ...parts, pool, workers, rhythm: { ...RHYTHM, ...parts.rhythm } });
  const { context } = house;
  const { shelf } = context;
  return {
    create: (person, wanted) => create(context, person, wanted),
    info: (table, person) =>
      shelf.use(table, async (hosted) => {
        // Through another node the reader may have changed it a moment ago.
        await context.refresh(hosted);
        const reader = person?.id ?? '';
        if (whyNotWatch(hosted.table, reader) !== null) return null;
        return infoOf(hosted.table, viewerOf(hosted.table, reader));
      }),
    record: (table, person) => recordOf(context, table, person),
    importRecord: (person, record, pack) => keepRecord(context, person, record, pack),
    watch: (watcher, request) => watch(context, watcher, request),
    unwatch: (watcher, table) => unwatch(context, watcher, table),
    lose: (watcher, tables) => lose(context, watcher, tables),
    order: (person, command) => order(context, person, command),
    chat: (person, { table, text, id }) => chat(context, person, table, text, id),
    hint: (person, { table, id }) => hint(context, person.id, table, id),
    story: (person, request) => story(context, person.id, request),
    past: (person, request) => past(context, person.id, request),
    replay: (person, request) => replayed(context, person.id, request),
    rematch: (person, { table, id }) => rematch(context, person, table, id),
    async stop() {
      await house.close();
      await pool.close();
    },
  };
}

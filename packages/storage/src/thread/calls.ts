import type { Storage } from '../storage.ts';

/** The parts of a storage that do their work where the database is. */
export type Part = Exclude<keyof Storage, 'news' | 'check' | 'close'>;

/** The thread that changes things, and the one for reads that can be long, which no change waits for. */
export type ThreadName = 'writer' | 'reader';

type MethodsOf<P extends Part> = { readonly [Method in keyof Storage[P]]: ThreadName };

/** What can be asked of each part, and of which thread. */
export const PARTS: { readonly [P in Part]: MethodsOf<P> } = {
  tables: {
    create: 'writer',
    append: 'writer',
    entries: 'reader',
    newest: 'writer',
    newestOf: 'writer',
    seed: 'writer',
    imports: 'writer',
    putSnapshot: 'writer',
    snapshot: 'writer',
    listing: 'writer',
    open: 'reader',
    ofPerson: 'reader',
  },
  leases: { take: 'writer', renew: 'writer', release: 'writer', rest: 'writer', due: 'writer' },
  people: {
    create: 'writer',
    byToken: 'writer',
    byId: 'writer',
    namesOf: 'writer',
    rename: 'writer',
    closeSession: 'writer',
    makeCode: 'writer',
    claimCode: 'writer',
  },
  chat: { say: 'writer', list: 'reader' },
  packs: { put: 'writer', get: 'writer', ofPerson: 'writer' },
  results: { ofPerson: 'reader', ofTable: 'reader', tally: 'reader' },
  uptime: { beat: 'writer', outages: 'writer' },
};

/** What a thread of the storage is started with. */
export interface ThreadData {
  readonly thread: ThreadName;
  readonly folder: string;
}

/** Something that the other thread is asked for. */
export interface Call {
  /** Null for what is asked of the storage as a whole: `check` and `close`. */
  readonly part: Part | null;
  readonly method: string;
  readonly parameters: readonly unknown[];
}

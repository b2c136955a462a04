import type { Storage } from '../storage.ts';

/** The parts of a storage that do their work where the database is. */
export type Part = Exclude<keyof Storage, 'news' | 'check' | 'close'>;

type MethodsOf<P extends Part> = { readonly [Method in keyof Storage[P]]: true };

/** What can be asked of each part. */
export const PARTS: { readonly [P in Part]: MethodsOf<P> } = {
  tables: {
    create: true,
    append: true,
    entries: true,
    newest: true,
    newestOf: true,
    seed: true,
    putSnapshot: true,
    snapshot: true,
    listing: true,
    open: true,
    ofPerson: true,
  },
  leases: { take: true, renew: true, release: true, due: true },
  people: {
    create: true,
    byToken: true,
    byId: true,
    namesOf: true,
    rename: true,
    closeSession: true,
    makeCode: true,
    claimCode: true,
  },
  chat: { say: true, list: true },
  packs: { put: true, get: true, ofPerson: true },
  results: { ofPerson: true, ofTable: true, tally: true },
  uptime: { beat: true, outages: true },
};

/** Something that the other thread is asked for. */
export interface Call {
  readonly number: number;
  /** Null for what is asked of the storage as a whole: `check` and `close`. */
  readonly part: Part | null;
  readonly method: string;
  readonly parameters: readonly unknown[];
}

/** What came of a call, or of opening, which has number 0. */
export interface Outcome {
  readonly number: number;
  readonly value?: unknown;
  /** An error, as `sendable` writes it. */
  readonly error?: unknown;
}

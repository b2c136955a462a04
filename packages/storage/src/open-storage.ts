import type { Place } from './place.ts';
import { openShared } from './postgres/open-shared.ts';
import { openEmbedded } from './sqlite/open-embedded.ts';
import type { Storage } from './storage.ts';
import { openThreaded } from './thread/open-threaded.ts';

export interface OpenOptions {
  /** This node's id, different from every other node's on the same store. */
  readonly node: string;
  /** Told of outages that no caller can be told of, such as a lost connection for news. */
  readonly onTrouble?: (trouble: Error) => void;
  /**
   * Whether an embedded store has a thread of its own, for programs that must not stand still while the disk works; a
   * shared one is another process anyway.
   */
  readonly ownThread?: boolean;
}

/** Opens a store, bringing it to the newest version first; an older program refuses a newer store. */
export async function openStorage(place: Place, options: OpenOptions): Promise<Storage> {
  const { node, onTrouble = () => {}, ownThread = false } = options;
  if (place.kind === 'postgres') return openShared(place.url, node, onTrouble);
  return ownThread ? openThreaded(place.folder) : openEmbedded(place.folder);
}

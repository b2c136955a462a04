import { onTestFinished } from 'vitest';
import { openStorage } from '../open-storage.ts';
import type { Place } from '../place.ts';
import type { Storage } from '../storage.ts';
import { temporaryPlace } from './temporary-place.ts';

/** Trouble that no test expects. */
function raise(trouble: Error): never {
  throw trouble;
}

/** An empty place that goes with the test. */
export async function emptyPlace(kind: Place['kind']): Promise<Place> {
  const { place, remove } = await temporaryPlace(kind);
  onTestFinished(remove);
  return place;
}

/** A node on a store, closed with the test. */
export async function openNode(
  place: Place,
  node = 'node',
  onTrouble: (trouble: Error) => void = raise,
): Promise<Storage> {
  const storage = await openStorage(place, { node, onTrouble });
  let open = true;
  const close = async (): Promise<void> => {
    if (open) await storage.close();
    open = false;
  };
  onTestFinished(close);
  return { ...storage, close };
}

/** A storage with nothing in it, for one test. */
export async function emptyStorage(kind: Place['kind']): Promise<Storage> {
  return openNode(await emptyPlace(kind));
}

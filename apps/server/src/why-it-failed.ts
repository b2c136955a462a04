import { type Trouble, trouble } from '@altiplano/protocol';
import { isOutage, type Storage } from '@altiplano/storage';
import { Outage } from '@altiplano/host';

/** What went wrong on our side, in the client's terms: whether trying again is of any use. */
export async function whyItFailed(error: unknown, storage: Storage): Promise<Trouble> {
  if (error instanceof Outage || isOutage(error)) return trouble('unavailable');
  // Not every error of a database or of its connection can be told by its code.
  return storage.check().then(
    () => trouble('internal'),
    () => trouble('unavailable'),
  );
}

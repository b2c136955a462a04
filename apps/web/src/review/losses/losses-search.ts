import { createCell, type ExternalStore, type Losses } from '@altiplano/client';
import type { Finished } from '../load-finished.ts';
import type { FromLossesWorker } from './messages.ts';

/** How a search for lost points stands. */
export type SearchState =
  | { readonly is: 'idle' }
  | { readonly is: 'busy'; readonly found: Losses }
  | { readonly is: 'done'; readonly found: Losses }
  | { readonly is: 'failed' };

/** A search for the points that a seat lost in a game; it goes on while one looks at something else. */
export interface LossesSearch extends ExternalStore<SearchState> {
  begin(): void;
  cancel(): void;
}

const NOTHING: Losses = { done: 0, losses: [] };
const searches = new Map<string, LossesSearch>();

function createSearch({ record, pack }: Finished, seat: number): LossesSearch {
  const cell = createCell<SearchState>({ is: 'idle' });
  let worker: Worker | null = null;
  const end = (): void => {
    worker?.terminate();
    worker = null;
  };
  const hear = (message: FromLossesWorker): void => {
    if ('found' in message) {
      cell.set({ is: message.found.done === 1 ? 'done' : 'busy', found: message.found });
      return;
    }
    if (message.problem !== null) cell.set({ is: 'failed' });
    end();
  };
  return {
    subscribe: cell.subscribe,
    getSnapshot: cell.getSnapshot,
    begin() {
      if (worker !== null) return;
      cell.set({ is: 'busy', found: NOTHING });
      worker = new Worker(new URL('./losses-worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<FromLossesWorker>) => hear(data));
      worker.addEventListener('error', () => {
        cell.set({ is: 'failed' });
        end();
      });
      worker.postMessage({ record, pack, seat });
    },
    cancel() {
      end();
      cell.set({ is: 'idle' });
    },
  };
}

/** The search for this seat of this game, the same one each time: whoever comes back finds what was found. */
export function lossesSearch(finished: Finished, seat: number): LossesSearch {
  const key = `${finished.record.digest}/${seat}`;
  const known = searches.get(key) ?? createSearch(finished, seat);
  searches.set(key, known);
  return known;
}

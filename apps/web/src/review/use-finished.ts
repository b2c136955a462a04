import type { TableInfo, Trouble } from '@altiplano/protocol';
import { useEffect, useState } from 'react';
import type { Where } from '../app/navigation/routes.ts';
import { useSession } from '../online/session.ts';
import { type Finished, loadFinished } from './load-finished.ts';

/** A game that has ended, once it is there; null until then. `known`: its table, where it is open already. */
export function useFinished(
  where: Where,
  game: string,
  known: TableInfo | null = null,
): Finished | Trouble | null {
  const session = useSession();
  const [loaded, setLoaded] = useState<Finished | Trouble | null>(null);
  const person = where === 'online' && session.is === 'somebody' ? session.person.id : '';
  const isReady = where === 'local' || session.is !== 'unknown';
  useEffect(() => {
    let isStale = false;
    if (isReady) {
      void loadFinished(where, game, person, known).then((found) => {
        if (!isStale) setLoaded(found);
      });
    }
    return () => {
      isStale = true;
    };
  }, [isReady, where, game, person, known]);
  return loaded;
}

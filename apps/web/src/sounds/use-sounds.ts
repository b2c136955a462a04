import type { TableStore } from '@altiplano/client';
import { useEffect } from 'react';
import { preferences } from '../app/preferences.ts';
import { soundOf } from './sound-of.ts';
import { playSound } from './sounds.ts';

/** Lets a table be heard, for whoever likes that. */
export function useSounds(store: TableStore): void {
  useEffect(() => {
    let before = store.getSnapshot();
    return store.subscribe(() => {
      const now = store.getSnapshot();
      const sound = soundOf(before, now);
      before = now;
      if (sound !== null && preferences.getSnapshot().sound) playSound(sound);
    });
  }, [store]);
}

import type { Replay } from '@altiplano/client';
import { useEffect } from 'react';
import { keepInAddress } from '../app/navigation/navigation.ts';
import type { Finished } from '../review/load-finished.ts';

/** Browsers refuse an address that changes too often: it follows when one stands still for so long, in milliseconds. */
const STANDS = 350;

/** The address leads to the step that is shown. */
export function useAddress(replay: Replay, { where, game }: Finished): void {
  useEffect(() => {
    let timer = 0;
    const stop = replay.subscribe(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        const { position } = replay.getSnapshot();
        keepInAddress({ screen: 'replay', where, game, at: position });
      }, STANDS);
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [replay, where, game]);
}

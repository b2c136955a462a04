import { useEffect, useRef } from 'react';
import { useIsPast } from '../log/log-context.ts';
import { useTable } from '../state/at-table.ts';

/** So long the figure is seen where it went. */
const STAYS = 700;

/** On a phone: a new decision, and the end of a journey, bring the own board back, where it goes on. */
export function useHomeTab(): void {
  const { own, part } = useTable();
  const isPast = useIsPast();
  const decision = own?.decision ?? null;
  const figure = own?.figure ?? null;
  const before = useRef({ decision, figure });
  useEffect(() => {
    const { current } = before;
    before.current = { decision, figure };
    // Who goes through what has passed looks where they like.
    if (isPast) return undefined;
    const isElsewhere = part.getSnapshot() === 'places' || part.getSnapshot() === 'market';
    if (!isElsewhere) return undefined;
    if (decision !== null && decision !== current.decision && decision !== 'turn') {
      part.set('board');
      return undefined;
    }
    if (figure === current.figure || decision !== 'turn') return undefined;
    const timer = setTimeout(() => part.set('board'), STAYS);
    return () => clearTimeout(timer);
  }, [decision, figure, part, isPast]);
}

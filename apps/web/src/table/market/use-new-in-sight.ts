import { type RefObject, useEffect, useRef } from 'react';
import { motionTime } from '../../ui/motion.ts';
import { pointAt } from '../../ui/point-at.ts';
import { isInSight } from '../layout/in-sight.ts';

/**
 * Where the market scrolls by itself: brings what stands at its head into sight when it is another, and draws the eye to
 * it. Whoever points at something in the market is left alone until they are done.
 */
export function useNewInSight(thing: RefObject<HTMLElement | null>, id: string | null): void {
  const known = useRef(id);
  useEffect(() => {
    if (known.current === id) return undefined;
    known.current = id;
    const { current } = thing;
    const market = current?.closest<HTMLElement>('[data-part="market"]') ?? null;
    if (current === null || market === null) return undefined;
    if (isInSight(current.getBoundingClientRect(), market.getBoundingClientRect())) {
      pointAt(current);
      return undefined;
    }
    const bring = (): void => {
      market.scrollTo({ top: 0, behavior: motionTime() > 0 ? 'smooth' : 'instant' });
      pointAt(current);
    };
    if (!market.matches(':hover')) {
      bring();
      return undefined;
    }
    const stopping = new AbortController();
    market.addEventListener('pointerleave', bring, { once: true, signal: stopping.signal });
    return () => stopping.abort();
  }, [thing, id]);
}

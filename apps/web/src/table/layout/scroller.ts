import { motionTime } from '../../ui/motion.ts';

/** So long after a finger has let go, what still moves is its throw. */
const THROW = 150;

/** What scrolls, by the hand of whoever plays or by our own. */
export interface Scroller {
  readonly thing: HTMLElement;
  /** Whether somebody scrolls just now, looking for something. */
  isTheirs(): boolean;
  by(way: number, isSmooth: boolean): void;
  stop(): void;
}

/** Watches how something is scrolled, so that nobody is led away while they look for something. */
export function createScroller(thing: HTMLElement): Scroller {
  let isHeld = false;
  let isTheirs = false;
  let movedAt = Number.NEGATIVE_INFINITY;
  const held = ({ touches }: TouchEvent): void => {
    isHeld = touches.length > 0;
    isTheirs ||= isHeld;
  };
  const wheeled = (): void => {
    isTheirs = true;
  };
  const moved = (): void => {
    movedAt = performance.now();
  };
  const stopping = new AbortController();
  const listening = { passive: true, signal: stopping.signal };
  thing.addEventListener('touchstart', held, listening);
  thing.addEventListener('touchend', held, listening);
  thing.addEventListener('touchcancel', held, listening);
  thing.addEventListener('wheel', wheeled, listening);
  thing.addEventListener('scroll', moved, listening);
  return {
    thing,
    isTheirs: () => isHeld || (isTheirs && performance.now() - movedAt < THROW),
    by(way, isSmooth) {
      isTheirs = false;
      // Not `scrollIntoView`: that would move the whole page as well.
      thing.scrollBy({ top: way, behavior: isSmooth && motionTime() > 0 ? 'smooth' : 'instant' });
    },
    stop: () => stopping.abort(),
  };
}

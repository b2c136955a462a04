import { useEffect, useRef, useState } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import { motionTime } from './motion.ts';
import styles from './more-below.module.css';

/** The last line may stop a little below the edge: that is nothing to scroll for. */
const END = 6;
/** So much of a thing has to be seen to know it. */
const SEEN = 16;
/** So much at the foot lies under the sign. */
const COVERED = 24;
/** Scrolled on, something of what was seen stays in sight. */
const ONWARD = 0.75;

/** How many buttons lie below the foot of what scrolls; null where nothing lies below. */
function countBelow(scroller: HTMLElement): number | null {
  if (scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop <= END) return null;
  const { bottom } = scroller.getBoundingClientRect();
  const things = scroller.querySelectorAll<HTMLElement>('button:not([data-more])');
  return [...things].filter((thing) => thing.getBoundingClientRect().top + SEEN > bottom - COVERED).length;
}

interface MoreBelowProps {
  /** How many more buttons there are, in words. */
  label?: (count: number) => string;
}

/** At the foot of something that scrolls: shows that there is more below, for as long as there is, and leads there. */
export function MoreBelow({ label }: MoreBelowProps) {
  const end = useRef<HTMLSpanElement>(null);
  const [more, setMore] = useState<number | null>(null);
  useEffect(() => {
    const scroller = end.current?.parentElement ?? null;
    if (scroller === null) return undefined;
    let asked: number | undefined;
    const count = (): void => {
      asked ??= requestAnimationFrame(() => {
        asked = undefined;
        setMore(countBelow(scroller));
      });
    };
    const changes = new MutationObserver(count);
    changes.observe(scroller, { childList: true, subtree: true });
    const sizes = new ResizeObserver(count);
    sizes.observe(scroller);
    scroller.addEventListener('scroll', count, { passive: true });
    return () => {
      if (asked !== undefined) cancelAnimationFrame(asked);
      changes.disconnect();
      sizes.disconnect();
      scroller.removeEventListener('scroll', count);
    };
  }, []);
  const onward = (): void => {
    const scroller = end.current?.parentElement;
    scroller?.scrollBy({
      top: scroller.clientHeight * ONWARD,
      behavior: motionTime() > 0 ? 'smooth' : 'instant',
    });
  };
  return (
    <span ref={end} className={styles.foot} aria-hidden>
      {more !== null && (
        <span className={styles.more}>
          {/* Keys reach what is below by themselves. */}
          <button type="button" tabIndex={-1} data-more className={styles.sign} onClick={onward}>
            {more > 0 && label?.(more)}
            <Icon name="down" size={16} />
          </button>
        </span>
      )}
    </span>
  );
}

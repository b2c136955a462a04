import { useEffect, useRef, useState } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import styles from './more-below.module.css';

/** At the foot of something that scrolls: shows that there is more below, for as long as there is. */
export function MoreBelow() {
  const end = useRef<HTMLSpanElement>(null);
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    const element = end.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setMore(entries.at(-1)?.isIntersecting === false),
      { root: element.parentElement },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <span ref={end} className={styles.end} aria-hidden />
      {isMore && (
        <span className={styles.more} aria-hidden>
          <span className={styles.sign}>
            <Icon name="down" size={16} />
          </span>
        </span>
      )}
    </>
  );
}

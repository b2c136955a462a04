import type { CSSProperties } from 'react';
import { useTable } from '../state/at-table.ts';
import { RingPlace } from './ring-place.tsx';
import styles from './ring.module.css';
import { RingMiddle } from './ring-middle.tsx';

/** The ring of the seven places, clockwise from the top. */
export function Ring() {
  const { seen, words } = useTable();
  return (
    <section className={styles.ring} aria-label={words.places} data-part="ring" tabIndex={-1}>
      <span className={styles.path} aria-hidden />
      {seen.ring.map((location, index) => {
        const angle = (index / seen.ring.length) * 2 * Math.PI - Math.PI / 2;
        const style = {
          '--x': Math.cos(angle).toFixed(4),
          '--y': Math.sin(angle).toFixed(4),
        } as CSSProperties;
        return (
          <div key={location} className={styles.at} style={style}>
            <RingPlace location={location} />
          </div>
        );
      })}
      <RingMiddle />
    </section>
  );
}

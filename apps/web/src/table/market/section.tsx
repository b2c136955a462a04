import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { CardEmblem } from '../../art/cards/card-emblem.tsx';
import type { CardKind } from '../../art/cards/card-kind.ts';
import styles from './market-part.module.css';

interface SectionProps {
  /** What the bar above finds it by. */
  name: string;
  kind: CardKind;
  title: string;
  aside?: ReactNode;
  /** The same as a figure, where there is no room for words. */
  figure?: ReactNode;
  /** Instead of the emblem of its kind. */
  sign?: ReactNode;
  /** How high it is on a wide screen: nothing is written along one that is low; one with a single line is a line itself. */
  height?: 'line' | 'low' | 'high';
  children: ReactNode;
}

/** A part of the market with its heading; on a wide screen that stands beside it, in the colour of its kind. */
export function Section({ name, kind, title, aside, figure, sign, height = 'high', children }: SectionProps) {
  return (
    <section
      className={clsx(styles.section, styles[height])}
      style={{ '--band': `var(--card-${kind})` } as CSSProperties}
      data-section={name}
    >
      <h2 className={styles.title}>
        <span className={styles.emblem}>{sign ?? <CardEmblem kind={kind} size={22} />}</span>
        <span className={styles.word}>{title}</span>
        {aside !== undefined && <small>{aside}</small>}
        {figure !== undefined && (
          <span className={styles.figure} aria-hidden>
            {figure}
          </span>
        )}
      </h2>
      {children}
    </section>
  );
}

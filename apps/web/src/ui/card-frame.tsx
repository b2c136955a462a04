import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { CardEmblem } from '../art/cards/card-emblem.tsx';
import type { CardKind } from '../art/cards/card-kind.ts';
import { Icon } from '../art/icons/icon.tsx';
import { Point } from '../art/tokens/point.tsx';
import styles from './card-frame.module.css';

interface CardFrameProps {
  kind: CardKind;
  title: string;
  /** Points it is worth, and how that is spoken. */
  points?: { value: number; label: string } | undefined;
  /** In the corner of the band: a price, a letter. */
  corner?: ReactNode;
  children?: ReactNode;
  /** Below the face: what it costs now, what it lacks. */
  footer?: ReactNode;
  state?: 'plain' | 'legal' | 'chosen' | 'faded';
  /** Pressing anywhere on the card; what lies on it can still be pointed at. */
  onPress?: (() => void) | undefined;
  /** What it is about, for whoever holds a finger on it. */
  about?: string | undefined;
}

/** A card, face up: the band and emblem of its kind, its name, its face. */
export function CardFrame({
  kind,
  title,
  points,
  corner,
  children,
  footer,
  state = 'plain',
  onPress,
  about,
}: CardFrameProps) {
  const id = useId();
  const style = { '--band': `var(--card-${kind})` } as CSSProperties;
  return (
    <article
      className={clsx(styles.card, styles[state])}
      aria-labelledby={id}
      style={style}
      data-about={about}
    >
      <header className={styles.band}>
        <span className={styles.emblem}>
          <CardEmblem kind={kind} size={24} />
        </span>
        <h3 id={id} className={styles.title}>
          {onPress === undefined ? (
            title
          ) : (
            <button
              type="button"
              className={styles.press}
              aria-pressed={state === 'chosen'}
              onClick={onPress}
            >
              {title}
            </button>
          )}
        </h3>
        {corner}
        {points !== undefined && <Point value={points.value} title={points.label} size={32} />}
      </header>
      {children !== undefined && <div className={styles.face}>{children}</div>}
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      {state === 'chosen' && (
        <span className={styles.mark}>
          <Icon name="check" size={16} />
        </span>
      )}
    </article>
  );
}

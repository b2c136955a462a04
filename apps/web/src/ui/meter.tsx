import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useId } from 'react';
import styles from './meter.module.css';

interface MeterProps {
  label: string;
  value: number;
  max: number;
  /** The value in words, shown and spoken. */
  text: string;
  /** Whether it is a worry how full, or how empty, it is. */
  tone?: 'plain' | 'warn' | 'bad';
  icon?: ReactNode;
  /** Draws one field for each unit; for small numbers that people count. */
  counted?: boolean;
}

/** How much there is of how much: supplies, piles, the way to the end of the game. */
export function Meter({ label, value, max, text, tone = 'plain', icon, counted = false }: MeterProps) {
  const id = useId();
  const style = { '--share': max === 0 ? 0 : value / max, '--units': max } as CSSProperties;
  return (
    <div className={clsx(styles.meter, tone !== 'plain' && styles[tone])}>
      <div className={styles.words}>
        {icon}
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span className={styles.text} aria-hidden>
          {text}
        </span>
      </div>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        className={clsx(styles.track, counted && styles.counted)}
        style={style}
      />
    </div>
  );
}

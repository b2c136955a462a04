import { type CSSProperties, useId } from 'react';
import styles from './slider.module.css';

interface SliderProps {
  label: string;
  labelHidden?: boolean;
  value: number;
  min?: number;
  max: number;
  step?: number;
  /** The value in words, shown beside it and spoken. */
  format?: (value: number) => string;
  onChange: (value: number) => void;
}

/** A value along a line. */
export function Slider({
  label,
  labelHidden = false,
  value,
  min = 0,
  max,
  step = 1,
  format = String,
  onChange,
}: SliderProps) {
  const id = useId();
  const share = max === min ? 0 : (value - min) / (max - min);
  return (
    <div className={styles.slider}>
      <div className={labelHidden ? 'visually-hidden' : styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <output htmlFor={id}>{format(value)}</output>
      </div>
      <input
        id={id}
        type="range"
        className={styles.input}
        style={{ '--share': share } as CSSProperties}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}

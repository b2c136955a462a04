import { clsx } from 'clsx';
import { useId } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import type { IconName } from '../art/icons/icon-paths.ts';
import styles from './segmented-control.module.css';

interface SegmentedControlProps<Value extends string> {
  label: string;
  /** Whether the label is only spoken. */
  labelHidden?: boolean;
  options: readonly { value: Value; label: string; icon?: IconName }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all in sight. */
export function SegmentedControl<Value extends string>({
  label,
  labelHidden = false,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={clsx(styles.legend, labelHidden && 'visually-hidden')}>{label}</legend>
      <div className={styles.track}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon !== undefined && <Icon name={option.icon} size={18} />}
            <span className={styles.text}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

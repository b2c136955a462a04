import { useId } from 'react';
import styles from './select.module.css';

interface SelectProps {
  label: string;
  labelHidden?: boolean;
  description?: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
}

/** One of several, in a list that opens. */
export function Select({ label, labelHidden = false, description, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {description !== undefined && <p className={styles.says}>{description}</p>}
    </div>
  );
}

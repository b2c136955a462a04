import { type HTMLInputAutoCompleteAttribute, type Ref, useId } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps {
  label: string;
  labelHidden?: boolean;
  description?: string | undefined;
  /** What is wrong with what was typed. */
  wrong?: string | undefined;
  value: string;
  most?: number;
  placeholder?: string;
  type?: 'text' | 'search' | 'number';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  ref?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
}

/** A line to type in. */
export function TextField({
  label,
  labelHidden = false,
  description,
  wrong,
  value,
  most,
  placeholder,
  type = 'text',
  autoComplete = 'off',
  ref,
  onChange,
}: TextFieldProps) {
  const id = useId();
  const more = wrong ?? description;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        type={type}
        className={styles.input}
        value={value}
        maxLength={most}
        placeholder={placeholder}
        autoComplete={autoComplete}
        aria-invalid={wrong !== undefined}
        aria-describedby={more === undefined ? undefined : `${id}-more`}
        onChange={(event) => onChange(event.target.value)}
      />
      {more !== undefined && (
        <p id={`${id}-more`} className={wrong === undefined ? styles.says : styles.wrong}>
          {more}
        </p>
      )}
    </div>
  );
}

import styles from './count.module.css';

interface CountProps {
  value: number;
  /** What is counted, spoken after the number. */
  label?: string;
}

/** How many, as a chip. */
export function Count({ value, label }: CountProps) {
  return (
    <span className={styles.count}>
      {value}
      {label !== undefined && <span className="visually-hidden"> {label}</span>}
    </span>
  );
}

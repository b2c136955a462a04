import styles from './brand.module.css';

/** The name of the game with its mountain. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 32 32" width="2rem" height="2rem" aria-hidden>
        <circle cx="23" cy="9" r="5" className={styles.sun} />
        <path d="M1 27L12 8l6 9 3-4 10 14z" className={styles.mountain} />
        <path d="M12 8l4 6-2.5 2-2-2-2.6 2L8 15z" className={styles.snow} />
      </svg>
      Altiplano
    </span>
  );
}

import { useWords } from './language/language.tsx';
import styles from './loading.module.css';

/** Shown while a part of the page is on its way; seen only if it takes a while. */
export function Loading() {
  const { shell } = useWords();
  return (
    <main id="main" className={styles.loading} aria-busy>
      <h1 className={styles.words}>{shell.loading}</h1>
    </main>
  );
}

import { useState } from 'react';
import { Coming } from '../ui/coming.tsx';
import { useWords } from './language/language.tsx';
import styles from './loading.module.css';

/** So long after the page was opened, in milliseconds, its first picture is still there: to hide it would only flicker. */
const ARRIVING = 3000;

/** Shown while a part of the page is on its way; for who is here already only if it takes a while. */
export function Loading() {
  const { shell } = useWords();
  const [isArriving] = useState(() => performance.now() < ARRIVING);
  return <Coming className={isArriving ? undefined : styles.slowly}>{shell.loading}</Coming>;
}

import type { Code } from '@altiplano/protocol';
import { useState } from 'react';
import { useLanguage, useWords } from '../app/language/language.tsx';
import { useTell } from '../app/toasts.tsx';
import { Button } from '../ui/button.tsx';
import { api, isTrouble } from './api.ts';
import styles from './person-dialog.module.css';
import { useTroubleWords } from './use-trouble-words.ts';

/** Makes a one-time code with which another device becomes the same person. */
export function CodeForOther() {
  const { online } = useWords();
  const language = useLanguage();
  const words = useTroubleWords();
  const tell = useTell();
  const [code, setCode] = useState<Code | null>(null);
  const make = async (): Promise<void> => {
    const made = await api.makeCode();
    if (isTrouble(made)) tell(words(made), 'bad');
    else setCode(made);
  };
  const time = (at: number): string => new Date(at).toLocaleTimeString(language, { timeStyle: 'short' });
  return (
    <div className={styles.device}>
      <p>{online.otherDevice}</p>
      {code === null ? (
        <div>
          <Button onClick={() => void make()}>{online.makeCode}</Button>
        </div>
      ) : (
        <p role="status">
          <strong className={styles.code}>{code.code}</strong> {online.codeUntil(time(code.expires))}
        </p>
      )}
    </div>
  );
}

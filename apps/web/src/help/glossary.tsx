import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useLanguage, useWords } from '../app/language/language.tsx';
import styles from './glossary.module.css';
import { useHelp } from './use-help.ts';

/** The words of the game, in the order of the alphabet. */
export function Glossary({ term }: { term: string | null }) {
  const { helpPage } = useWords();
  const language = useLanguage();
  const { help } = useHelp();
  const asked = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: browsers begin to return a promise here, which is no clean-up.
    asked.current?.scrollIntoView({ block: 'center' });
  }, [term]);
  const words = help.glossary.toSorted((a, b) => a.name.localeCompare(b.name, language));
  return (
    <article className={styles.glossary}>
      <h2 tabIndex={-1}>{helpPage.glossary}</h2>
      <dl className={styles.words}>
        {words.map(({ id, name, says }) => (
          <div
            key={id}
            ref={id === term ? asked : undefined}
            className={clsx(styles.word, id === term && styles.asked)}
            {...(id === term && { 'data-asked': true, tabIndex: -1 })}
          >
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.says}>{says}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

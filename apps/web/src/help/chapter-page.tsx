import type { Chapter } from '@altiplano/text';
import { clsx } from 'clsx';
import { Fragment, useEffect, useRef } from 'react';
import { useTexts, useWords } from '../app/language/language.tsx';
import { Rich } from '../text/rich.tsx';
import { ExampleView } from './example-view.tsx';
import { TermWord } from './term-word.tsx';
import { TopicLink } from './topic-link.tsx';
import styles from './chapter-page.module.css';
import { ChapterSign } from './chapter-sign.tsx';

interface ChapterPageProps {
  chapter: Chapter;
  /** The paragraph that was asked for. */
  paragraph: string | null;
  onTopic: (topic: string) => void;
}

/** A chapter of the rules, paragraph by paragraph, each with the rules that it explains. */
export function ChapterPage({ chapter, paragraph, onTopic }: ChapterPageProps) {
  const { helpPage } = useWords();
  const { settings } = useTexts();
  const asked = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // In braces: browsers begin to return a promise here, which is no clean-up.
    asked.current?.scrollIntoView({ block: 'center' });
  }, [paragraph]);
  const { module } = chapter;
  const option = module === 'events' ? 'traveler' : module;
  return (
    <article className={styles.chapter}>
      <header className={styles.header}>
        <ChapterSign chapter={chapter.id} />
        <div>
          <h2 tabIndex={-1}>{chapter.title}</h2>
          <p className={styles.about}>{chapter.about}</p>
        </div>
      </header>
      {option !== null && <p className={styles.module}>{helpPage.onlyWith(settings.options[option].name)}</p>}
      <ul className={styles.paragraphs}>
        {chapter.paragraphs.map(({ id, text, rules, rulings, example }) => (
          <li
            key={id}
            id={id}
            ref={id === paragraph ? asked : undefined}
            className={clsx(styles.paragraph, id === paragraph && styles.asked)}
            {...(id === paragraph && { 'data-asked': true, tabIndex: -1 })}
          >
            <p>
              <Rich
                message={text}
                renderTerm={(term, word) => <TermWord term={term} word={word} onTopic={onTopic} />}
              />
            </p>
            {example !== null && <ExampleView example={example} />}
            {rules.length > 0 && (
              <p className={styles.rules}>
                <span className="visually-hidden">{helpPage.rules} </span>
                {rules.map((rule) => (
                  <Fragment key={rule}>
                    <TopicLink topic={rule} className={styles.rule} onTopic={onTopic}>
                      {rule}
                    </TopicLink>
                    {rulings.includes(rule) && (
                      <small className={styles.ours} title={helpPage.oursMeans}>
                        {helpPage.ours}
                      </small>
                    )}
                  </Fragment>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </article>
  );
}

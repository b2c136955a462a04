import { useWords } from '../app/language/language.tsx';
import { ChapterSign } from './chapter-sign.tsx';
import { TopicLink } from './topic-link.tsx';
import styles from './overview.module.css';
import { GLOSSARY } from './topic.ts';
import { useHelp } from './use-help.ts';

/** All chapters with a sentence each: where a reader begins. */
export function Overview({ onTopic }: { onTopic: (topic: string) => void }) {
  const { helpPage } = useWords();
  const { help } = useHelp();
  return (
    <section className={styles.overview} aria-label={helpPage.overview}>
      <ul className={styles.list}>
        {help.chapters.map(({ id, title, about }) => (
          <li key={id}>
            <TopicLink topic={id} className={styles.chapter} onTopic={onTopic}>
              <span className={styles.words}>
                <strong>{title}</strong>
                <span className={styles.about}>{about}</span>
              </span>
              <ChapterSign chapter={id} />
            </TopicLink>
          </li>
        ))}
        <li>
          <TopicLink topic={GLOSSARY} className={styles.chapter} onTopic={onTopic}>
            <span className={styles.words}>
              <strong>{helpPage.glossary}</strong>
              <span className={styles.about}>{helpPage.glossaryAbout}</span>
            </span>
          </TopicLink>
        </li>
      </ul>
      <p className={styles.licences}>
        <a href="/licences.txt">{helpPage.licences}</a>
      </p>
    </section>
  );
}

import { useWords } from '../app/language/language.tsx';
import type { Opened } from './topic.ts';
import { GLOSSARY } from './topic.ts';
import { TopicLink } from './topic-link.tsx';
import { useHelp } from './use-help.ts';
import styles from './contents.module.css';

interface ContentsProps {
  opened: Opened;
  onTopic: (topic: string | null) => void;
}

/** The chapters by name; on narrow screens they fold away: the first page lists them itself. */
export function Contents({ opened, onTopic }: ContentsProps) {
  const { helpPage } = useWords();
  const { help } = useHelp();
  const current = opened.is === 'chapter' ? opened.chapter.id : opened.is;
  const entries = [
    ...help.chapters.map(({ id, title }) => ({ id: id as string, title })),
    { id: GLOSSARY, title: helpPage.glossary },
  ];
  return (
    <details className={styles.contents} open={matchMedia('(width >= 52rem)').matches}>
      <summary className={styles.summary}>{helpPage.contents}</summary>
      <nav aria-label={helpPage.contents}>
        <ol className={styles.list}>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <TopicLink topic={id} current={id === current} className={styles.entry} onTopic={onTopic}>
                {title}
              </TopicLink>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

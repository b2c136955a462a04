import { useWords } from '../app/language/language.tsx';
import type { Opened } from './topic.ts';
import { GLOSSARY } from './topic.ts';
import { TopicLink } from './topic-link.tsx';
import { useHelp } from './use-help.ts';
import styles from './contents.module.css';

interface ContentsProps {
  opened: Opened;
  onTopic: (topic: string) => void;
}

/** The chapters by name, beside what is open; where there is no room for that, the first page lists them. */
export function Contents({ opened, onTopic }: ContentsProps) {
  const { helpPage } = useWords();
  const { help } = useHelp();
  const current = opened.is === 'chapter' ? opened.chapter.id : opened.is;
  const entries = [
    ...help.chapters.map(({ id, title }) => ({ id: id as string, title })),
    { id: GLOSSARY, title: helpPage.glossary },
  ];
  return (
    <nav className={styles.contents} aria-label={helpPage.contents}>
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
  );
}

import { useWords } from '../app/language/language.tsx';
import { Icon } from '../art/icons/icon.tsx';
import styles from './help-book.module.css';
import { GLOSSARY } from './topic.ts';
import { TopicLink } from './topic-link.tsx';
import { useHelp } from './use-help.ts';

interface NextChapterProps {
  /** The chapter that ends here. */
  chapter: string;
  onTopic: (topic: string) => void;
}

/** At the end of a chapter: the way on to what follows it. */
export function NextChapter({ chapter, onTopic }: NextChapterProps) {
  const { helpPage } = useWords();
  const { help } = useHelp();
  const next = help.chapters[help.chapters.findIndex(({ id }) => id === chapter) + 1];
  return (
    <TopicLink topic={next?.id ?? GLOSSARY} className={styles.way} onTopic={onTopic}>
      <span>{helpPage.next(next?.title ?? helpPage.glossary)}</span>
      <Icon name="forward" size={18} />
    </TopicLink>
  );
}

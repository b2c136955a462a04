import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useWords } from '../app/language/language.tsx';
import { Icon } from '../art/icons/icon.tsx';
import { TextField } from '../setup/text-field.tsx';
import { ChapterPage } from './chapter-page.tsx';
import { Findings } from './findings.tsx';
import { Glossary } from './glossary.tsx';
import { Contents } from './contents.tsx';
import { NextChapter } from './next-chapter.tsx';
import { Overview } from './overview.tsx';
import { openTopic } from './topic.ts';
import { TopicLink } from './topic-link.tsx';
import { useHelp } from './use-help.ts';
import { useTurnedPage } from './use-turned-page.ts';
import styles from './help-book.module.css';

interface HelpBookProps {
  topic: string | null;
  onTopic: (topic: string | null) => void;
}

/** The rule reference: contents and search on one side, what is open on the other; on a phone one or the other. */
export function HelpBook({ topic, onTopic }: HelpBookProps) {
  const { helpPage } = useWords();
  const { help, search } = useHelp();
  const [typed, setTyped] = useState('');
  const opened = openTopic(help, topic);
  const open = (next: string | null): void => {
    setTyped('');
    onTopic(next);
  };
  const isSearching = typed.trim() !== '';
  const isReading = !isSearching && opened.is !== 'overview';
  const book = useRef<HTMLDivElement>(null);
  useTurnedPage(book, topic, opened);
  return (
    <div ref={book} className={clsx(styles.book, isReading && styles.reading)}>
      <div className={styles.side}>
        <search>
          <TextField
            type="search"
            label={helpPage.search}
            placeholder={helpPage.example}
            value={typed}
            onChange={setTyped}
          />
        </search>
        <Contents opened={opened} onTopic={open} />
      </div>
      <div className={styles.page}>
        {isReading && (
          <TopicLink topic={null} className={clsx(styles.way, styles.back)} onTopic={open}>
            <Icon name="back" size={18} />
            <span>{helpPage.overview}</span>
          </TopicLink>
        )}
        {isSearching && <Findings found={search(typed)} onTopic={open} />}
        {!isSearching && opened.is === 'overview' && <Overview onTopic={open} />}
        {!isSearching && opened.is === 'chapter' && (
          <>
            <ChapterPage
              key={opened.chapter.id}
              chapter={opened.chapter}
              paragraph={opened.paragraph}
              onTopic={open}
            />
            <NextChapter chapter={opened.chapter.id} onTopic={open} />
          </>
        )}
        {!isSearching && opened.is === 'glossary' && <Glossary term={opened.term} />}
      </div>
    </div>
  );
}

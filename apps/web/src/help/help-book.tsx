import { useState } from 'react';
import { useWords } from '../app/language/language.tsx';
import { TextField } from '../setup/text-field.tsx';
import { ChapterPage } from './chapter-page.tsx';
import { Findings } from './findings.tsx';
import { Glossary } from './glossary.tsx';
import { Contents } from './contents.tsx';
import { Overview } from './overview.tsx';
import { openTopic } from './topic.ts';
import { useHelp } from './use-help.ts';
import styles from './help-book.module.css';

interface HelpBookProps {
  topic: string | null;
  onTopic: (topic: string | null) => void;
}

/** The rule reference: contents and search on one side, what is open on the other. */
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
  return (
    <div className={styles.book}>
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
        {isSearching && <Findings found={search(typed)} onTopic={open} />}
        {!isSearching && opened.is === 'overview' && <Overview onTopic={open} />}
        {!isSearching && opened.is === 'chapter' && (
          <ChapterPage
            key={opened.chapter.id}
            chapter={opened.chapter}
            paragraph={opened.paragraph}
            onTopic={open}
          />
        )}
        {!isSearching && opened.is === 'glossary' && <Glossary term={opened.term} />}
      </div>
    </div>
  );
}

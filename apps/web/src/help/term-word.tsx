import { useWords } from '../app/language/language.tsx';
import { useHint } from '../ui/hint.tsx';
import { topicOfTerm } from './topic.ts';
import styles from './term-word.module.css';
import { useHelp } from './use-help.ts';

interface TermWordProps {
  term: string;
  word: string;
  onTopic: (topic: string) => void;
}

/** A word that the glossary explains: pointed at or pressed it says what it means. */
export function TermWord({ term, word, onTopic }: TermWordProps) {
  const { helpPage } = useWords();
  const { help } = useHelp();
  const found = help.glossary.find(({ id }) => id === term);
  const hint = useHint(
    found && {
      title: found.name,
      text: found.says,
      onPress: true,
      more: { label: helpPage.glossary, open: () => onTopic(topicOfTerm(term)) },
    },
  );
  return (
    <>
      <button type="button" className={styles.term} {...hint.trigger}>
        {word}
      </button>
      {hint.bubble}
    </>
  );
}

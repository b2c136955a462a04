import { type Found, plain } from '@altiplano/text';
import { useWords } from '../app/language/language.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import styles from './findings.module.css';
import { topicOfTerm } from './topic.ts';
import { TopicLink } from './topic-link.tsx';

interface FindingsProps {
  found: readonly Found[];
  onTopic: (topic: string) => void;
}

/** What a search found, best first. */
export function Findings({ found, onTopic }: FindingsProps) {
  const { helpPage } = useWords();
  return (
    <section className={styles.findings} aria-label={helpPage.found(found.length)}>
      <h2>{helpPage.found(found.length)}</h2>
      <LiveRegion text={helpPage.found(found.length)} />
      <ul className={styles.list}>
        {found.map((one) => {
          const isTerm = one.is === 'term';
          const topic = isTerm ? topicOfTerm(one.term.id) : one.paragraph.id;
          return (
            <li key={topic} className={styles.finding}>
              <TopicLink topic={topic} onTopic={onTopic}>
                {isTerm ? one.term.name : one.title}
              </TopicLink>
              <p>{isTerm ? one.term.says : plain(one.paragraph.text)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { LinkButton } from '../navigation/link-button.tsx';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../language/language.tsx';
import styles from './slip.module.css';

/** Says that something of ours broke, and how to go on. */
export function SlipNotice({ error }: { error: Error }) {
  const { slip } = useWords();
  return (
    <main className={styles.notice}>
      <h1>{slip.title}</h1>
      <p>{slip.says}</p>
      <div className={styles.ways}>
        <Button variant="primary" onClick={() => location.reload()}>
          {slip.again}
        </Button>
        <LinkButton to={{ screen: 'start' }}>{slip.home}</LinkButton>
      </div>
      <details className={styles.details}>
        <summary>{slip.details}</summary>
        <pre>{error.stack ?? error.message}</pre>
      </details>
    </main>
  );
}

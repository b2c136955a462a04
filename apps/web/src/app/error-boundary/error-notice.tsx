import { LinkButton } from '../navigation/link-button.tsx';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../language/language.tsx';
import styles from './error-notice.module.css';

/** Notice of a fault of ours, with ways to go on. */
export function ErrorNotice({ error }: { error: Error }) {
  const { errorBoundary } = useWords();
  return (
    <main className={styles.notice}>
      <h1>{errorBoundary.title}</h1>
      <p>{errorBoundary.says}</p>
      <div className={styles.ways}>
        <Button variant="primary" onClick={() => location.reload()}>
          {errorBoundary.again}
        </Button>
        <LinkButton to={{ screen: 'start' }}>{errorBoundary.home}</LinkButton>
      </div>
      <details className={styles.details}>
        <summary>{errorBoundary.details}</summary>
        <pre>{error.stack ?? error.message}</pre>
      </details>
    </main>
  );
}

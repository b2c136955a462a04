import type { Ahead } from '@altiplano/client';
import { Button } from '../../ui/button.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './queue-card.module.css';

/** While others have to declare first: the offer to declare the own plan as soon as it may be. */
export function DeclareItself({ ahead, isElsewhere }: { ahead: Ahead; isElsewhere: boolean }) {
  const { words, own, legal, seen, info } = useTable();
  const waits = own?.decision === 'plan' && !legal.some(({ type }) => type === 'declare');
  // A bot is done in a moment: it would only come and go.
  const isForPerson = seen.waitsFor.some((seat) => info.seats[seat]?.bot === null);
  if (!waits || !isForPerson || info.status !== 'running') return null;
  return (
    <section className={styles.card} aria-label={words.ahead.declareItself}>
      <p className={styles.says}>
        <span className={styles.soft}>{words.ahead.declareSays}</span>
      </p>
      <div className={styles.doings}>
        <Button reason={isElsewhere ? words.ahead.elsewhere : undefined} onClick={ahead.lineUpDeclaring}>
          {words.ahead.declareItself}
        </Button>
      </div>
    </section>
  );
}

import type { Ahead, Queue } from '@altiplano/client';
import { clsx } from 'clsx';
import { Icon } from '../../art/icons/icon.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RichText } from '../message/rich-text.tsx';
import { useTable } from '../state/at-table.ts';
import { DeclareItself } from './declare-itself.tsx';
import { OutlookText } from './outlook-text.tsx';
import styles from './queue-card.module.css';
import { stepsMessage } from './step-message.ts';
import { isAlarming, StoppedText } from './stopped-text.tsx';
import { useAhead } from './use-ahead.ts';

/** What is lined up, in short, or why it has stopped; or the offer to let the plan declare itself. */
export function QueueCard() {
  const thinking = useAhead();
  if (thinking === null || thinking.now.study !== null) return null;
  const { ahead, now } = thinking;
  if (now.queue === null) return <DeclareItself ahead={ahead} isElsewhere={now.isElsewhere} />;
  return now.queue.stopped === null ? (
    <Running ahead={ahead} queue={now.queue} />
  ) : (
    <Standing ahead={ahead} queue={now.queue} />
  );
}

function Running({ ahead, queue }: { ahead: Ahead; queue: Queue }) {
  const { words, seen, seat, names, show } = useTable();
  const [next] = queue.turns;
  if (seat === null || next === undefined) return null;
  return (
    <section className={styles.card} aria-label={words.ahead.queue}>
      <Icon name="fork" size={22} />
      <p className={styles.says}>
        <strong>
          {words.ahead.queue}: {words.ahead.turns(queue.turns.length)}
        </strong>{' '}
        <span className={styles.soft}>{words.ahead.waits}.</span>
        <span className={styles.next}>
          {words.ahead.next} <RichText message={stepsMessage(next.steps, { seen, seat, names })} />
        </span>
        <OutlookText />
      </p>
      <div className={styles.doings}>
        <Button onClick={() => show({ kind: 'ahead', page: 'queue' })}>{words.ahead.show}</Button>
        <Button icon="pause" onClick={ahead.hold}>
          {words.ahead.hold}
        </Button>
      </div>
    </section>
  );
}

function Standing({ ahead, queue }: { ahead: Ahead; queue: Queue }) {
  const { words, show } = useTable();
  const { stopped } = queue;
  const isBad = stopped !== null && isAlarming(stopped);
  return (
    <section className={clsx(styles.card, isBad && styles.alarming)} aria-label={words.ahead.queue}>
      <Icon name={isBad ? 'warning' : 'pause'} size={22} />
      <p className={styles.says}>
        <StoppedText queue={queue} />
      </p>
      <IconButton icon="remove" label={words.ahead.clear} onClick={ahead.clear} />
      {stopped?.kind !== 'over' && (
        <div className={styles.doings}>
          <Button onClick={() => show({ kind: 'ahead', page: 'queue' })}>{words.ahead.show}</Button>
          <Button icon="play" onClick={ahead.goOn}>
            {words.ahead.goOn}
          </Button>
        </div>
      )}
    </section>
  );
}

import { clsx } from 'clsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './queue-dialog.module.css';
import { QueueTurn } from './queue-turn.tsx';
import { isAlarming, StoppedText } from './stopped-text.tsx';
import { useAhead } from './use-ahead.ts';

/** All that is lined up: turn by turn, to be put in another order, taken out, or stopped after. */
export function QueueDialog() {
  const { words, show } = useTable();
  const thinking = useAhead();
  const queue = thinking?.now.queue ?? null;
  if (thinking === null || queue === null) return null;
  const { ahead, now } = thinking;
  const close = (): void => show(null);
  const thenClose = (act: () => void) => () => {
    act();
    close();
  };
  return (
    <Dialog
      open
      size="medium"
      title={words.ahead.queue}
      closeLabel={words.close}
      onClose={close}
      actions={
        <>
          <Button variant="quiet" tone="bad" onClick={thenClose(ahead.clear)}>
            {words.ahead.clearAll}
          </Button>
          {now.nothingToTry === null && (
            <Button icon="fork" onClick={thenClose(ahead.tryOut)}>
              {words.ahead.tryOn}
            </Button>
          )}
          {queue.stopped === null ? (
            <Button variant="primary" icon="pause" onClick={ahead.hold}>
              {words.ahead.hold}
            </Button>
          ) : (
            <Button variant="primary" icon="play" onClick={thenClose(ahead.goOn)}>
              {words.ahead.goOn}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.page}>
        {queue.stopped !== null && (
          <p className={clsx(styles.stopped, isAlarming(queue.stopped) && styles.alarming)}>
            <StoppedText queue={queue} />
          </p>
        )}
        <p className={styles.soft}>{words.ahead.queueSays}</p>
        <ol className={styles.turns}>
          {queue.turns.map((_, at) => (
            // A turn is known by its place: its steps may be the same as another's.
            <QueueTurn key={at} ahead={ahead} turns={queue.turns} at={at} />
          ))}
        </ol>
        <p className={styles.soft}>{words.ahead.keepsOpen}</p>
      </div>
    </Dialog>
  );
}

import { spoken } from '@altiplano/text';
import { Button } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { RichText } from '../message/rich-text.tsx';
import { saidOf } from '../play/grouping.ts';
import { useTable } from '../state/at-table.ts';
import { useAim } from '../state/use-cells.ts';
import styles from './aim-panel.module.css';

/** The move that a finger aims at, in words, with its costs and gains, and the button that plays it. */
export function AimPanel() {
  const { words, game, seen, seat, names, play, letGo } = useTable();
  const moves = useAim();
  const message = moves === null || seat === null ? null : saidOf(moves, game, { seen, seat, names });
  return (
    <>
      <LiveRegion text={message === null ? '' : spoken(message)} />
      {moves !== null && message !== null && (
        <section className={styles.panel} aria-label={words.aim} data-part="aim">
          <p className={styles.says}>
            <RichText message={message} />
          </p>
          <div className={styles.doings}>
            <Button onClick={letGo}>{words.cancel}</Button>
            <Button variant="primary" onClick={() => play(moves)}>
              {words.doIt}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

import { type CSSProperties, useId } from 'react';
import { useIsReplay } from '../log/log-context.ts';
import { useTable } from '../state/at-table.ts';
import { usePeek } from '../state/use-cells.ts';
import { PlayerLine } from './player-line.tsx';
import { shownOrder } from './player-order.ts';
import { PlayerPeek } from './player-peek.tsx';
import styles from './players.module.css';

/** All players, in the order of play from the own seat on. What is unfolded of one lies below all: the lines stay. */
export function Players() {
  const { seen, seat, words } = useTable();
  const isReplay = useIsReplay();
  const count = seen.players.length;
  const open = usePeek();
  const peekId = useId();
  const order = shownOrder(count, isReplay ? null : seat);
  const style = { '--count': count, '--open': open === null ? 0 : order.indexOf(open) } as CSSProperties;
  return (
    <section
      className={styles.players}
      style={style}
      aria-label={words.players}
      data-part="players"
      tabIndex={-1}
    >
      {order.map((each) => (
        <PlayerLine key={each} seat={each} isOpen={open === each} peekId={peekId} />
      ))}
      <div id={peekId} className={styles.peek}>
        {open !== null && <PlayerPeek seat={open} />}
      </div>
    </section>
  );
}

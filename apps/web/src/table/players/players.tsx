import { useTable } from '../state/at-table.ts';
import { usePeek } from '../state/use-cells.ts';
import { PlayerLine } from './player-line.tsx';
import { PlayerPeek } from './player-peek.tsx';
import styles from './players.module.css';

/** All players, in the order of play from the own seat on. */
export function Players() {
  const { seen, seat, words, peek } = useTable();
  const count = seen.players.length;
  const first = seat ?? 0;
  const open = usePeek();
  return (
    <section className={styles.players} aria-label={words.players} data-part="players" tabIndex={-1}>
      {Array.from({ length: count }, (_, index) => {
        const each = (first + index) % count;
        const isOpen = open === each;
        return (
          <div key={each}>
            <PlayerLine seat={each} isOpen={isOpen} onPress={() => peek.set(isOpen ? null : each)} />
            {isOpen && <PlayerPeek seat={each} />}
          </div>
        );
      })}
    </section>
  );
}

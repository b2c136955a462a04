import type { Sight } from '@altiplano/text';
import { MoveButton } from '../bottom-bar/move-button.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './overlay.module.css';

/** While a tile may be taken out of the container, it can be taken here too. */
export function PickFromContainer() {
  const { legal, seen, seat, names } = useTable();
  const picks = legal.filter(({ type }) => type === 'pick');
  if (seat === null || picks.length === 0) return null;
  const sight: Sight = { seen, seat, names };
  return (
    <div className={styles.row}>
      {picks.map((move, index) => (
        <MoveButton key={index} move={move} sight={sight} isSecond />
      ))}
    </div>
  );
}

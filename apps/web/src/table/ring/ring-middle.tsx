import { ThingIcon } from '../message/thing-icon.tsx';
import { useTable } from '../state/at-table.ts';
import { EndMeter } from '../end/end-meter.tsx';
import styles from './ring.module.css';

/** In the middle of the ring: the round, the common supply, how near the end is. */
export function RingMiddle() {
  const { seen, words } = useTable();
  const { round, lastRound } = seen;
  return (
    <div className={styles.middle}>
      <strong>{words.round(round)}</strong>
      {lastRound !== null && (
        <small>{lastRound === round ? words.lastRound : words.lastRoundIs(lastRound)}</small>
      )}
      <span className={styles.food} data-supply data-about="good:food">
        <ThingIcon thing="food" size={22} title={words.foodSupply} />
        {seen.supply.food}
      </span>
      <EndMeter />
    </div>
  );
}

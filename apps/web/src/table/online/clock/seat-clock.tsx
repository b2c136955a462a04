import { clsx } from 'clsx';
import { Icon } from '../../../art/icons/icon.tsx';
import { useTable } from '../../state/at-table.ts';
import { useSnapshot } from '../../state/use-cells.ts';
import { clockText } from './clock-text.ts';
import styles from './seat-clock.module.css';
import { urgencyOf } from './urgency.ts';
import { useTimeLeft } from './use-time-left.ts';

/** Time left for a player; nothing where there is no clock. */
export function SeatClock({ seat }: { seat: number }) {
  const { info, words } = useTable();
  const clock = useSnapshot((snapshot) => snapshot.clock);
  const clockOffset = useSnapshot((snapshot) => snapshot.ahead);
  const left = useTimeLeft(clock, seat, clockOffset);
  const runs = clock?.seats[seat]?.runs === true;
  // After the game nobody needs it, and a slow clock that stands is always full.
  const isIdle = info.status !== 'running' || (info.settings.clock.type === 'slow' && !runs);
  if (left === null || isIdle) return null;
  const urgency = urgencyOf(left, info.settings.clock);
  return (
    <span className={clsx(styles.clock, runs && styles.runs, runs && styles[urgency])}>
      {runs && <Icon name="waiting" size={13} />}
      <span className="visually-hidden">{words.online.timeLeft} </span>
      {clockText(left, words.online)}
    </span>
  );
}

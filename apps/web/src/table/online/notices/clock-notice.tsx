import { useTable } from '../../state/at-table.ts';
import { useSnapshot } from '../../state/use-cells.ts';
import { clockText } from '../clock/clock-text.ts';
import { urgencyOf } from '../clock/urgency.ts';
import { useTimeLeft } from '../clock/use-time-left.ts';
import { NoticeCard } from './notice-card.tsx';

/** The own time runs out: how much is left, and what happens then. */
export function ClockNotice() {
  const { info, seat, words } = useTable();
  const clock = useSnapshot((snapshot) => snapshot.clock);
  const clockOffset = useSnapshot((snapshot) => snapshot.ahead);
  const left = useTimeLeft(clock, seat, clockOffset);
  if (left === null || seat === null || clock?.seats[seat]?.runs !== true) return null;
  const urgency = urgencyOf(left, info.settings.clock);
  if (urgency === 'calm') return null;
  const { online } = words;
  return (
    <NoticeCard tone={urgency === 'low' ? 'warn' : 'bad'}>
      <p>
        <strong>{urgency === 'out' ? online.outTitle : online.lowTitle}</strong>
      </p>
      {/* Spoken when it becomes urgent, not every second. */}
      <p aria-live="off">
        <strong>{clockText(left, online)}</strong> · {online.low[info.settings.atZero]}
      </p>
    </NoticeCard>
  );
}

import { useTable } from '../../state/at-table.ts';
import { PresenceMark } from './presence-mark.tsx';
import { useAttendance } from './use-attendance.ts';

/** Beside a player's name at an online table: whether they are there. */
export function SeatPresence({ seat }: { seat: number }) {
  const { online, seat: own } = useTable();
  const { attendance, label } = useAttendance(seat);
  // That oneself is there one knows, and that a bot is one says its name.
  if (online === null || attendance === 'bot' || (seat === own && attendance === 'here')) return null;
  return <PresenceMark attendance={attendance} label={label} />;
}

import { useTable } from '../../state/at-table.ts';
import { useSnapshot } from '../../state/use-cells.ts';
import { type Attendance, attendanceOf } from './attendance.ts';

/** Attendance of a seat, and its words. */
export function useAttendance(seat: number): { readonly attendance: Attendance; readonly label: string } {
  const { info, words, texts } = useTable();
  const presence = useSnapshot((snapshot) => snapshot.presence);
  const place = info.seats[seat];
  if (place === undefined) return { attendance: 'unknown', label: '' };
  const attendance = attendanceOf(place, presence?.seats[seat]);
  const level = place.bot === null ? '' : texts.settings.table.substitute.values[place.bot].name;
  const { online } = words;
  const label = {
    open: '',
    unknown: '',
    bot: online.bot(level),
    botFor: online.botFor(level),
    here: online.here,
    away: online.away,
    gone: online.gone,
  }[attendance];
  return { attendance, label };
}

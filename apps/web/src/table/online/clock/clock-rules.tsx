import { bankText } from './bank-text.ts';
import { useTable } from '../../state/at-table.ts';

/** Rules of the clock: time for everyone, and the consequence of zero. */
export function ClockRules() {
  const { info, words } = useTable();
  const { clock, atZero } = info.settings;
  const { online } = words;
  if (clock.type === 'none') return null;
  const given =
    clock.type === 'live'
      ? online.clockLive(bankText(clock.bank, online), online.seconds(clock.increment))
      : online.clockSlow(online.days(clock.days));
  return (
    <p>
      <strong>{online.clock}:</strong> {given} {online.atZero[atZero]}
    </p>
  );
}

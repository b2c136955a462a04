import { bankText } from './bank-text.ts';
import { useTable } from '../../state/at-table.ts';

/** How much time everyone has, and what happens at zero. */
export function ClockRules() {
  const { info, words } = useTable();
  const { clock, atZero } = info.settings;
  const { company } = words;
  if (clock.type === 'none') return null;
  const given =
    clock.type === 'live'
      ? company.clockLive(bankText(clock.bank, company), company.seconds(clock.increment))
      : company.clockSlow(company.days(clock.days));
  return (
    <p>
      <strong>{company.clock}:</strong> {given} {company.atZero[atZero]}
    </p>
  );
}

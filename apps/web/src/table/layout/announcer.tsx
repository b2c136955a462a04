import { useState } from 'react';
import { LiveRegion } from '../../ui/live-region.tsx';
import { useIsPast } from '../log/log-context.ts';
import { useTable } from '../state/at-table.ts';
import { useSnapshot } from '../state/use-cells.ts';
import { announced } from './announced.ts';

/** Tells screen readers what has happened that they did not do themselves; of a moment that has passed, what anybody did. */
export function Announcer() {
  const { names, seat } = useTable();
  const isPast = useIsPast();
  const lines = useSnapshot(({ log }) => log.lines);
  const last = lines.at(-1)?.number ?? 0;
  const [spoken, setSpoken] = useState({ to: last, isPast, text: '' });
  if (spoken.to !== last || spoken.isPast !== isPast) {
    // Whoever has just come hears only what happens now.
    const after = isPast || spoken.to === 0 ? last - 1 : spoken.to;
    const text = announced(lines, after, isPast ? null : seat, names);
    setSpoken({ to: last, isPast, text });
  }
  return <LiveRegion text={spoken.text} />;
}

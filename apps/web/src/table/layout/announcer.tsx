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
  const [told, setTold] = useState({ to: last, isPast, text: '' });
  if (told.to !== last || told.isPast !== isPast) {
    // Whoever has just come hears only what happens now.
    const after = isPast || told.to === 0 ? last - 1 : told.to;
    const text = announced(lines, after, isPast ? null : seat, names);
    setTold({ to: last, isPast, text });
  }
  return <LiveRegion text={told.text} />;
}

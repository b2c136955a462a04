import { lineMessage, spoken, story } from '@altiplano/text';
import { LiveRegion } from '../../ui/live-region.tsx';
import { useTable } from '../state/at-table.ts';

/** Tells screen readers what others did last. */
export function Announcer() {
  const { snapshot, names, seat } = useTable();
  const last = snapshot.log.lines.at(-1);
  const text =
    last === undefined || (last.seat !== null && last.seat === seat)
      ? ''
      : story(last.events, names)
          .map((line) => spoken(lineMessage(line, names)))
          .join('. ');
  return <LiveRegion text={text} />;
}

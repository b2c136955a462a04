import { lineMessage, spoken, story } from '@altiplano/text';
import { LiveRegion } from '../../ui/live-region.tsx';
import { useTable } from '../state/at-table.ts';
import { useSnapshot } from '../state/use-cells.ts';

/** Tells screen readers what others did last. */
export function Announcer() {
  const { names, seat } = useTable();
  const last = useSnapshot(({ log }) => log.lines.at(-1));
  const text =
    last === undefined || (last.seat !== null && last.seat === seat)
      ? ''
      : story(last.events, names)
          .map((line) => spoken(lineMessage(line, names)))
          .join('. ');
  return <LiveRegion text={text} />;
}

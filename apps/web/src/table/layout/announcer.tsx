import { lineMessage, spoken, story } from '@altiplano/text';
import { LiveRegion } from '../../ui/live-region.tsx';
import { useIsPast } from '../log/log-context.ts';
import { useTable } from '../state/at-table.ts';
import { useSnapshot } from '../state/use-cells.ts';

/** Tells screen readers what others did last; of a moment that has passed, what anybody did. */
export function Announcer() {
  const { names, seat } = useTable();
  const isPast = useIsPast();
  const last = useSnapshot(({ log }) => log.lines.at(-1));
  const text =
    last === undefined || (!isPast && last.seat !== null && last.seat === seat)
      ? ''
      : story(last.events, names)
          .map((line) => spoken(lineMessage(line, names)))
          .join('. ');
  return <LiveRegion text={text} />;
}

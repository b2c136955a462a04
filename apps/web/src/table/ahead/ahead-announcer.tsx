import { studyEnd } from '@altiplano/client';
import { plain, spoken, troubleMessage } from '@altiplano/text';
import { LiveRegion } from '../../ui/live-region.tsx';
import { useTable } from '../state/at-table.ts';
import { mismatchMessage, stepsMessage } from './step-message.ts';
import { useAhead } from './use-ahead.ts';

/** Tells screen readers what comes of thinking ahead: a study begins or ends, the queue plays or stops. */
export function AheadAnnouncer() {
  const { words, seen, seat, names } = useTable();
  const thinking = useAhead();
  if (thinking === null || seat === null) return <LiveRegion text="" />;
  const { study, queue, played } = thinking.now;
  const say = words.ahead;
  if (study !== null) {
    const end = studyEnd(study);
    const behind =
      study.behind === null ? '' : ` ${say.behind} ${spoken(mismatchMessage(study.behind.why, names, say))}`;
    return <LiveRegion text={`${say.trying}. ${end === null ? say.tryingSays : say.ends[end]}${behind}`} />;
  }
  const stopped = queue?.stopped ?? null;
  if (stopped !== null) {
    const why =
      stopped.kind === 'mismatch'
        ? spoken(mismatchMessage(stopped.why, names, say))
        : stopped.kind === 'refused'
          ? plain(troubleMessage(stopped.trouble, names))
          : '';
    return <LiveRegion text={`${say.stopped[stopped.kind]} ${why}`} />;
  }
  const text =
    played === null ? '' : `${say.played} ${spoken(stepsMessage([played.step], { seen, seat, names }))}`;
  return <LiveRegion text={text} />;
}

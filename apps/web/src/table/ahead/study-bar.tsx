import { type Ahead, type AheadSnapshot, type Study, studied, studyEnd, turnsOf } from '@altiplano/client';
import { Icon } from '../../art/icons/icon.tsx';
import { Button } from '../../ui/button.tsx';
import { useMedia } from '../layout/use-media.ts';
import { RichText } from '../message/rich-text.tsx';
import { useTable } from '../state/at-table.ts';
import { lineUp } from './ahead-keys.ts';
import { LineWorth } from './line-worth.tsx';
import { mismatchMessage } from './step-message.ts';
import styles from './study-bar.module.css';
import { useAhead } from './use-ahead.ts';

/** Marks the table on which something is tried out, says how far the line goes, and leads out of it. */
export function StudyBar() {
  const thinking = useAhead();
  if (thinking === null || thinking.now.study === null) return null;
  return <OpenStudyBar ahead={thinking.ahead} now={thinking.now} study={thinking.now.study} />;
}

interface OpenStudyBarProps {
  ahead: Ahead;
  now: AheadSnapshot;
  study: Study;
}

function OpenStudyBar({ ahead, now, study }: OpenStudyBarProps) {
  const table = useTable();
  const { words } = table;
  const hasKeys = useMedia('(hover: hover)');
  // Before the first step nobody can say: most likely with one that is possible now.
  const startsNow = study.steps.length === 0 ? now.isYourTurn : now.startsNow;
  const why =
    study.steps.length === 0 ? words.ahead.emptyLine : now.isElsewhere ? words.ahead.elsewhere : undefined;
  return (
    <>
      <div className={styles.frame} aria-hidden />
      <section className={styles.bar} aria-label={words.ahead.trying}>
        <Icon name="fork" size={24} />
        <div className={styles.says}>
          <strong>{words.ahead.trying}</strong>
          <StudyText study={study} now={now} />
        </div>
        <div className={styles.doings}>
          {study.behind !== null && <Button onClick={ahead.catchUp}>{words.ahead.catchUp}</Button>}
          <Button shortcut={hasKeys ? 'W' : undefined} onClick={ahead.leave}>
            {words.ahead.leave}
          </Button>
          <Button
            variant={study.steps.length > 0 ? 'primary' : 'secondary'}
            shortcut={hasKeys ? 'Q' : undefined}
            reason={why}
            onClick={() => lineUp(table)}
          >
            {startsNow ? words.ahead.playLine : words.ahead.lineUp}
          </Button>
        </div>
      </section>
    </>
  );
}

/** What comes of what was tried out: played at once, or kept for the own turn. */
function whatComes({ steps }: Study, { startsNow }: AheadSnapshot): 'now' | 'nowAndLater' | 'later' {
  if (!startsNow) return 'later';
  return turnsOf(steps).length > 1 ? 'nowAndLater' : 'now';
}

function StudyText({ study, now }: { study: Study; now: AheadSnapshot }) {
  const { words, names } = useTable();
  if (study.behind !== null) {
    return (
      <span className={styles.warn}>
        {words.ahead.behind} <RichText message={mismatchMessage(study.behind.why, names, words.ahead)} />
      </span>
    );
  }
  const end = studyEnd(study);
  const { steps, start, seat } = study;
  return (
    <span className={styles.text}>
      {steps.length === 0 ? (
        words.ahead.tryingSays
      ) : (
        <>
          {words.ahead.line(steps.length, turnsOf(steps).length)}
          <LineWorth before={start} after={studied(study)} seat={seat} />
          <span>{words.ahead.whatComes[whatComes(study, now)]}</span>
        </>
      )}
      {end !== null && <span>{words.ahead.ends[end]}</span>}
      {now.isYourTurn && end === null && <span className={styles.turn}>{words.ahead.yourTurn}</span>}
    </span>
  );
}

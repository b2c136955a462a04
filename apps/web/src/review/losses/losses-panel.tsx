import type { Losses } from '@altiplano/client';
import type { Naming } from '@altiplano/text';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Select } from '../../setup/select.tsx';
import { Button } from '../../ui/button.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Finished } from '../load-finished.ts';
import { useReviewWords } from '../words/review-words.ts';
import { LossRow } from './loss-row.tsx';
import styles from './losses.module.css';
import { type LossesSearch, lossesSearch } from './losses-search.ts';
import { useReasonTexts } from './use-reason-texts.ts';

interface LossesPanelProps {
  finished: Finished;
  names: Naming;
  seatNames: readonly string[];
}

/** Where a player lost points, by a strong bot's opinion; begins by itself for the one who played. */
export function LossesPanel({ finished, names, seatNames }: LossesPanelProps) {
  const { review: words } = useReviewWords();
  const [seat, setSeat] = useState(finished.own ?? 0);
  const search = lossesSearch(finished, seat);
  const state = useSyncExternalStore(search.subscribe, search.getSnapshot);
  const isOwn = seat === finished.own;
  useEffect(() => {
    if (isOwn && search.getSnapshot().is === 'idle') search.begin();
  }, [isOwn, search]);
  return (
    <Panel title={words.losses}>
      <div className={styles.panel}>
        <p className={styles.says}>{words.lossesSays}</p>
        <div className={styles.ask}>
          <Select
            label={words.player}
            value={String(seat)}
            options={seatNames.map((label, index) => ({ value: String(index), label }))}
            onChange={(value) => setSeat(Number(value))}
          />
          {(state.is === 'idle' || state.is === 'failed') && (
            <Button icon="search" onClick={search.begin}>
              {words.search}
            </Button>
          )}
        </div>
        {state.is === 'failed' && <p role="alert">{words.failed}</p>}
        {state.is === 'busy' && <Progress search={search} found={state.found} />}
        {(state.is === 'busy' || state.is === 'done') && (
          <Found
            key={seat}
            found={state.found}
            isDone={state.is === 'done'}
            finished={finished}
            seat={seat}
            names={names}
          />
        )}
      </div>
    </Panel>
  );
}

function Progress({ search, found: { done } }: { search: LossesSearch; found: Losses }) {
  const { review: words } = useReviewWords();
  return (
    <div className={styles.progress}>
      <Meter label={words.searching} value={done} max={1} text={words.percent(done)} />
      <Button onClick={search.cancel}>{words.stop}</Button>
    </div>
  );
}

const SHOWN_AT_FIRST = 5;

interface FoundProps {
  found: Losses;
  isDone: boolean;
  finished: Finished;
  seat: number;
  names: Naming;
}

function Found({ found: { losses }, isDone, finished, seat, names }: FoundProps) {
  const { review: words } = useReviewWords();
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const reasons = useReasonTexts();
  const sum = losses.reduce((all, { lost }) => all + lost, 0);
  return (
    <>
      <p className={styles.sum} role="status">
        {isDone &&
          (losses.length === 0 ? words.none : words.sum(names.texts.grammar.decimal(sum), losses.length))}
      </p>
      <ol className={styles.list}>
        {losses.slice(0, shown).map((loss) => (
          <LossRow
            key={`${loss.position}/${loss.kind}`}
            loss={loss}
            finished={finished}
            seat={seat}
            names={names}
            reasons={reasons}
          />
        ))}
      </ol>
      {losses.length > shown && (
        <div>
          <Button variant="quiet" onClick={() => setShown(losses.length)}>
            {words.more(losses.length - shown)}
          </Button>
        </div>
      )}
      {losses.length > 0 && <p className={styles.says}>{words.opinion}</p>}
    </>
  );
}

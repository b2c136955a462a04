import { type Review, reviewRecord } from '@altiplano/client';
import { isProblem, type Trouble, troubleOfProblem } from '@altiplano/protocol';
import { naming } from '@altiplano/text';
import { useMemo } from 'react';
import { useLanguage, useTableWords, useTexts, useWords } from '../app/language/language.tsx';
import { Loading } from '../app/loading.tsx';
import { LinkButton } from '../app/navigation/link-button.tsx';
import { navigate } from '../app/navigation/navigation.ts';
import type { Route } from '../app/navigation/routes.ts';
import { ScreenFrame } from '../app/shell/screen-frame.tsx';
import { isTrouble } from '../online/api.ts';
import { summaryOf } from '../setup/summary.ts';
import { Places } from '../table/end/places.tsx';
import { ScoreTable } from '../table/end/score-table.tsx';
import { seatNames } from '../table/state/seat-names.ts';
import { Panel } from '../ui/panel.tsx';
import { AgainButton } from './again-button.tsx';
import { PointsChart } from './chart/points-chart.tsx';
import { FairnessButton } from './fairness/fairness-button.tsx';
import { GoneNote } from './gone-note.tsx';
import type { Finished } from './load-finished.ts';
import { LossesPanel } from './losses/losses-panel.tsx';
import { RecordButtons } from './record-buttons.tsx';
import styles from './review.module.css';
import { useFinished } from './use-finished.ts';
import { useReviewWords } from './words/review-words.ts';

type ReviewRoute = Extract<Route, { screen: 'review' }>;

/** A finished game looked back on: where points were lost, points over the rounds, score, the record. */
export function ReviewScreen({ route: { where, game } }: { route: ReviewRoute }) {
  const finished = useFinished(where, game);
  const review = useMemo(
    () => (finished === null || isTrouble(finished) ? null : reviewOf(finished)),
    [finished],
  );
  if (finished === null) return <Loading />;
  if (isTrouble(finished)) return <GoneNote trouble={finished} />;
  if (review === null) return null;
  return isTrouble(review) ? <GoneNote trouble={review} /> : <Reviewed finished={finished} review={review} />;
}

function reviewOf({ record, pack }: Finished): Review | Trouble {
  const review = reviewRecord(record, pack);
  return isProblem(review) ? troubleOfProblem(review) : review;
}

function Reviewed({ finished, review }: { finished: Finished; review: Review }) {
  const { review: words } = useReviewWords();
  const pageWords = useWords();
  const language = useLanguage();
  const tableWords = useTableWords();
  const texts = useTexts();
  const { where, game, info, pack } = finished;
  const called = useMemo(() => seatNames(info, texts), [info, texts]);
  const names = useMemo(() => naming(texts, pack, called), [texts, pack, called]);
  const scores = review.rounds.at(-1)?.scores ?? [];
  const at = new Date(info.endedAt ?? info.createdAt).toLocaleString(language, { dateStyle: 'long' });
  return (
    <ScreenFrame
      title={info.settings.title === '' ? words.title : `${words.title}: ${info.settings.title}`}
      intro={[...summaryOf(info.settings, texts, pageWords), at].join(' · ')}
      width="wide"
    >
      <div className={styles.ways}>
        <AgainButton finished={finished} />
        <LinkButton to={{ screen: 'replay', where, game }} icon="eye">
          {words.watch}
        </LinkButton>
        <LinkButton to={{ screen: 'newGame' }}>{words.anotherGame}</LinkButton>
      </div>
      <LossesPanel finished={finished} names={names} seatNames={called} />
      <div className={styles.pair}>
        <Panel title={words.rounds}>
          <PointsChart
            review={review}
            names={called}
            texts={texts}
            onJump={(position) => navigate({ screen: 'replay', where, game, at: position })}
          />
        </Panel>
        <Panel title={words.score}>
          <div className={styles.stack}>
            <Places scores={scores} names={called} words={tableWords} />
            <ScoreTable scores={scores} names={called} texts={texts} words={tableWords} />
          </div>
        </Panel>
      </div>
      <div className={styles.pair}>
        <Panel title={words.fair}>
          <div className={styles.stack}>
            <p>{words.fairSays}</p>
            <div className={styles.ways}>
              <FairnessButton finished={finished} />
            </div>
          </div>
        </Panel>
        <Panel title={words.record}>
          <div className={styles.stack}>
            <p>{words.recordSays}</p>
            <div className={styles.ways}>
              <RecordButtons finished={finished} />
            </div>
          </div>
        </Panel>
      </div>
    </ScreenFrame>
  );
}

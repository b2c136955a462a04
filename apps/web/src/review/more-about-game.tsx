import { reviewRecord } from '@altiplano/client';
import { isProblem, type TableInfo } from '@altiplano/protocol';
import { useMemo } from 'react';
import { useTexts } from '../app/language/language.tsx';
import { navigate } from '../app/navigation/navigation.ts';
import type { Where } from '../app/navigation/routes.ts';
import { isTrouble } from '../online/api.ts';
import { useTable } from '../table/state/at-table.ts';
import { seatNames } from '../table/state/seat-names.ts';
import { PointsChart } from './chart/points-chart.tsx';
import { useFinished } from './use-finished.ts';
import { useReviewWords } from './words/review-words.ts';

interface MoreAboutGameProps {
  where: Where;
  game: string;
}

/** The points over the rounds of a game that has just ended, below its score; nothing if there is no record of it. */
export function MoreAboutGame(props: MoreAboutGameProps) {
  const { info } = useTable();
  return info.status === 'finished' ? <Rounds {...props} info={info} /> : null;
}

function Rounds({ where, game, info }: MoreAboutGameProps & { info: TableInfo }) {
  const { review: words } = useReviewWords();
  const texts = useTexts();
  const finished = useFinished(where, game, info);
  const review = useMemo(() => {
    if (finished === null || isTrouble(finished)) return null;
    const found = reviewRecord(finished.record, finished.pack);
    return isProblem(found) ? null : found;
  }, [finished]);
  if (review === null || finished === null || isTrouble(finished)) return null;
  return (
    <>
      <h3>{words.rounds}</h3>
      <PointsChart
        review={review}
        names={seatNames(finished.info, texts)}
        texts={texts}
        onJump={(at) => navigate({ screen: 'replay', where, game, at })}
      />
    </>
  );
}

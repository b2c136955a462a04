import type { Review } from '@altiplano/client';
import type { Score } from '@altiplano/rules';
import { type GameTexts, plain } from '@altiplano/text';
import { useState } from 'react';
import { PlayerBadge } from '../../art/players/player-badge.tsx';
import { Select } from '../../setup/select.tsx';
import { sourcesOf } from '../../table/end/score-table.tsx';
import { initialOf, playerNumber } from '../../table/message/player-number.ts';
import { useReviewWords } from '../words/review-words.ts';
import styles from './chart.module.css';
import { LinesChart } from './lines-chart.tsx';
import { PointsTable } from './points-table.tsx';

interface PointsChartProps {
  review: Review;
  names: readonly string[];
  texts: GameTexts;
  /** Watches the game from the end of a round. */
  onJump: (position: number) => void;
}

/** How the points of everyone grew, round by round, from everything or one source; as a chart and as a table. */
export function PointsChart({ review: { rounds }, names, texts, onJump }: PointsChartProps) {
  const { review: words } = useReviewWords();
  const [source, setSource] = useState<keyof Score>('total');
  const [at, setAt] = useState<number | null>(null);
  const ends = rounds.at(-1)?.scores ?? [];
  const lines = ends.map((_, seat) => rounds.map(({ scores }) => scores[seat]?.[source] ?? 0));
  const pointed = rounds[at ?? rounds.length - 1];
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <p className={styles.says}>{words.roundsSays}</p>
        <Select
          label={words.what}
          value={source}
          options={[
            { value: 'total', label: words.all },
            ...sourcesOf(ends).map((value) => ({ value, label: plain([texts.score[value]]) })),
          ]}
          onChange={(value) => setSource(value as keyof Score)}
        />
      </div>
      <LinesChart
        lines={lines}
        names={names}
        moments={rounds.map(({ round }) => String(round))}
        label={words.chartOf(names.join(', '))}
        at={at}
        onPoint={setAt}
        onChoose={(moment) => onJump(rounds[moment]?.position ?? 0)}
      />
      <p className={styles.legend} aria-hidden>
        <strong>{words.roundIs(pointed?.round ?? 0)}</strong>
        {names.map((name, seat) => (
          <span key={seat} className={styles.key}>
            <PlayerBadge player={playerNumber(seat)} initial={initialOf(name)} size={20} />
            {name} {pointed?.scores[seat]?.[source]}
          </span>
        ))}
      </p>
      <PointsTable rounds={rounds} lines={lines} names={names} onJump={onJump} />
    </div>
  );
}

import type { Score } from '@altiplano/rules';
import { type GameTexts, plain } from '@altiplano/text';
import { clsx } from 'clsx';
import figures from '../../ui/figures.module.css';
import type { TableWords } from '../words/en.ts';
import { PlayerHead } from './player-head.tsx';
import { ranking } from './ranking.ts';
import styles from './score-table.module.css';

const SOURCES: readonly (keyof Score)[] = [
  'goods',
  'boats',
  'houses',
  'orders',
  'houseGoods',
  'rows',
  'missions',
  'opals',
  'points',
  'assets',
];

/** The sources of points that mattered to somebody. */
export function sourcesOf(scores: readonly Score[]): (keyof Score)[] {
  return SOURCES.filter((source) => scores.some((score) => score[source] !== 0));
}

interface ScoreTableProps {
  scores: readonly Score[];
  names: readonly string[];
  texts: GameTexts;
  words: TableWords;
}

/** The points of all players by source, the best place first. */
export function ScoreTable({ scores, names, texts, words }: ScoreTableProps) {
  const order = ranking(scores);
  return (
    <div className={figures.scroll}>
      <table className={clsx(figures.figures, styles.table)}>
        <thead>
          <tr>
            <td />
            {order.map(({ seat }) => (
              <PlayerHead key={seat} seat={seat} name={names[seat] ?? ''} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sourcesOf(scores).map((source) => (
            <Row key={source} source={source} scores={scores} order={order} texts={texts} words={words} />
          ))}
        </tbody>
        <tfoot>
          <Row source="total" scores={scores} order={order} texts={texts} words={words} />
          <Row source="coins" scores={scores} order={order} texts={texts} words={words} />
        </tfoot>
      </table>
    </div>
  );
}

interface RowProps {
  source: keyof Score;
  scores: readonly Score[];
  order: ReturnType<typeof ranking>;
  texts: GameTexts;
  words: TableWords;
}

function Row({ source, scores, order, texts, words }: RowProps) {
  const most = Math.max(...scores.map((score) => score[source]));
  const isPoints = source !== 'coins';
  return (
    <tr className={clsx(source === 'total' && styles.total, source === 'coins' && styles.coins)}>
      <th scope="row">{plain([texts.score[source]])}</th>
      {order.map(({ seat }) => {
        const points = scores[seat]?.[source] ?? 0;
        const isBest = isPoints && points === most && points > 0;
        return (
          <td key={seat} className={clsx(isBest && styles.best, points === 0 && styles.zero)}>
            {points}
            {isBest && <span className="visually-hidden"> ({words.scoreBest})</span>}
          </td>
        );
      })}
    </tr>
  );
}

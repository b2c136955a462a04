import type { StatisticsTally } from '@altiplano/protocol';
import { clsx } from 'clsx';
import { useLanguage } from '../app/language/language.tsx';
import { useReviewWords } from '../review/words/review-words.ts';
import { useMedia } from '../table/layout/use-media.ts';
import { Panel } from '../ui/panel.tsx';
import figures from '../ui/figures.module.css';
import styles from './statistics.module.css';

interface TallyTableProps {
  title: string;
  /** The head of the first column. */
  head: string;
  tallies: readonly StatisticsTally[];
  nameOf: (tally: StatisticsTally) => string;
}

/** Sums over finished games, a line for each group, with averages. */
export function TallyTable({ title, head, tallies, nameOf }: TallyTableProps) {
  const { statistics: words } = useReviewWords();
  const language = useLanguage();
  const one = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  // Where there is no room beside the figures, whose they are stands above them.
  const isNarrow = useMedia('(width < 40rem)');
  if (tallies.length === 0) return null;
  const columns = [words.games, words.won, words.average, words.best, words.rank];
  return (
    <Panel title={title}>
      <div
        className={figures.scroll}
        // With large type the columns are reached by scrolling, also with keys.
        tabIndex={0}
        role="group"
        aria-label={title}
      >
        <table className={clsx(figures.figures, isNarrow && styles.narrow)}>
          <thead>
            <tr>
              {!isNarrow && <th scope="col">{head}</th>}
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {tallies.map((tally) => {
            const { games, won, points, bestPoints, ranks } = tally;
            const name = nameOf(tally);
            return (
              <tbody key={`${name}/${tally.person?.id ?? ''}`}>
                {isNarrow && (
                  <tr>
                    <th scope="rowgroup" colSpan={columns.length}>
                      {name}
                    </th>
                  </tr>
                )}
                <tr>
                  {!isNarrow && <th scope="row">{name}</th>}
                  <td>{games}</td>
                  <td>
                    {won} <span className={styles.soft}>({share.format(won / games)})</span>
                  </td>
                  <td>{one.format(points / games)}</td>
                  <td>{bestPoints}</td>
                  <td>{one.format(ranks / games)}</td>
                </tr>
              </tbody>
            );
          })}
        </table>
      </div>
    </Panel>
  );
}

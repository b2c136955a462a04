import type { StatisticsTally } from '@altiplano/protocol';
import { useLanguage } from '../app/language/language.tsx';
import { useReviewWords } from '../review/words/review-words.ts';
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
  if (tallies.length === 0) return null;
  return (
    <Panel title={title}>
      <div
        className={figures.scroll}
        // On a small screen the columns are reached by scrolling, also with keys.
        tabIndex={0}
        role="group"
        aria-label={title}
      >
        <table className={figures.figures}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{words.games}</th>
              <th scope="col">{words.won}</th>
              <th scope="col">{words.average}</th>
              <th scope="col">{words.best}</th>
              <th scope="col">{words.rank}</th>
            </tr>
          </thead>
          <tbody>
            {tallies.map((tally) => {
              const { games, won, points, bestPoints, ranks } = tally;
              const name = nameOf(tally);
              return (
                <tr key={`${name}/${tally.person?.id ?? ''}`}>
                  <th scope="row">{name}</th>
                  <td>{games}</td>
                  <td>
                    {won} <span className={styles.soft}>({share.format(won / games)})</span>
                  </td>
                  <td>{one.format(points / games)}</td>
                  <td>{bestPoints}</td>
                  <td>{one.format(ranks / games)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

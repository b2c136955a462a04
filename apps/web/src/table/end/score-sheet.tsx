import type { Score } from '@altiplano/rules';
import { plain, sentence, statusOf } from '@altiplano/text';
import { Button } from '../../ui/button.tsx';
import { PlayerName } from '../message/player-name.tsx';
import { RichText } from '../message/rich-text.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './score-sheet.module.css';

const LINES: readonly (keyof Score)[] = [
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
  'total',
  'coins',
];

interface ScoreSheetProps {
  onReplay?: (() => void) | undefined;
  onRematch?: ((table: string) => void) | undefined;
}

/** The points of all players by source, once the game is over. */
export function ScoreSheet({ onReplay, onRematch }: ScoreSheetProps) {
  const { seen, words, texts, names, seatNames, store } = useTable();
  const { scores } = seen;
  if (scores === null) return null;
  const lines = LINES.filter(
    (line) => line === 'total' || line === 'coins' || scores.some((score) => score[line] !== 0),
  );
  const again = async (): Promise<void> => {
    const found = await store.rematch();
    if ('table' in found) onRematch?.(found.table);
  };
  return (
    <section className={styles.sheet} aria-label={words.score}>
      <h2>
        <RichText message={sentence(statusOf(seen, names))} />
      </h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {scores.map((_, seat) => (
                <th key={seat} scope="col">
                  <PlayerName seat={seat} name={seatNames[seat] ?? ''} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line} className={line === 'total' ? styles.total : undefined}>
                <th scope="row">{plain([texts.score[line]])}</th>
                {scores.map((score, seat) => (
                  <td key={seat}>{score[line]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.row}>
        {onReplay !== undefined && <Button onClick={onReplay}>{words.toReplay}</Button>}
        {onRematch !== undefined && (
          <Button variant="primary" onClick={() => void again()}>
            {words.again}
          </Button>
        )}
      </div>
    </section>
  );
}

import type { RoundScores } from '@altiplano/client';
import { More } from '../../setup/more.tsx';
import { PlayerHead } from '../../table/end/player-head.tsx';
import figures from '../../ui/figures.module.css';
import { IconButton } from '../../ui/icon-button.tsx';
import { useReviewWords } from '../words/review-words.ts';

interface PointsTableProps {
  rounds: readonly RoundScores[];
  /** By seat: the value after each round. */
  lines: readonly (readonly number[])[];
  names: readonly string[];
  onJump: (position: number) => void;
}

/** The figures of a chart as a table, each round with a way to its end. */
export function PointsTable({ rounds, lines, names, onJump }: PointsTableProps) {
  const { review: words } = useReviewWords();
  return (
    <More title={words.asTable}>
      <div className={figures.scroll}>
        <table className={figures.figures}>
          <thead>
            <tr>
              <th scope="col">{words.round}</th>
              {names.map((name, seat) => (
                <PlayerHead key={seat} seat={seat} name={name} />
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ round, position }, index) => (
              <tr key={position}>
                <th scope="row">{round === 0 ? words.begin : round}</th>
                {lines.map((line, seat) => (
                  <td key={seat}>{line[index]}</td>
                ))}
                <td>
                  <IconButton icon="eye" label={words.toRound(round)} onClick={() => onJump(position)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </More>
  );
}

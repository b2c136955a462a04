import type { Score } from '@altiplano/rules';
import type { CSSProperties } from 'react';
import { PlayerBadge } from '../../art/players/player-badge.tsx';
import { playerColors } from '../../art/players/player-pattern.ts';
import { initialOf, playerNumber } from '../message/player-number.ts';
import type { TableWords } from '../words/en.ts';
import styles from './places.module.css';
import { ranking } from './ranking.ts';

interface PlacesProps {
  scores: readonly Score[];
  names: readonly string[];
  words: TableWords;
}

/** Who came where, with bars as long as their points. */
export function Places({ scores, names, words }: PlacesProps) {
  const most = Math.max(1, ...scores.map(({ total }) => total));
  return (
    <ol className={styles.places}>
      {ranking(scores).map(({ seat, rank }) => {
        const { total = 0 } = scores[seat] ?? {};
        const player = playerNumber(seat);
        const name = names[seat] ?? '';
        const style = { '--share': total / most, '--fill': playerColors(player).fill } as CSSProperties;
        return (
          <li key={seat} className={styles.place} style={style}>
            <span className={styles.rank}>{words.scoreRank(rank)}</span>
            <PlayerBadge player={player} initial={initialOf(name)} size={28} />
            <span className={styles.name}>{name}</span>
            <span className={styles.bar} aria-hidden />
            <span className={styles.total}>{words.scorePoints(total)}</span>
          </li>
        );
      })}
    </ol>
  );
}

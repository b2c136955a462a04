import { PlayerBadge } from '../../art/players/player-badge.tsx';
import { initialOf, playerNumber } from '../message/player-number.ts';
import styles from './player-head.module.css';

/** The head of a player's column of figures; where room is scarce only the badge is seen. */
export function PlayerHead({ seat, name }: { seat: number; name: string }) {
  return (
    <th scope="col">
      <span className={styles.player}>
        <PlayerBadge player={playerNumber(seat)} initial={initialOf(name)} size={28} />
        <span className={styles.name}>{name}</span>
      </span>
    </th>
  );
}

import { PlayerBadge } from '../../art/players/player-badge.tsx';
import styles from './rich-text.module.css';
import { initialOf, playerNumber } from './player-number.ts';

interface PlayerNameProps {
  seat: number;
  name: string;
}

/** A player's name with their badge. */
export function PlayerName({ seat, name }: PlayerNameProps) {
  return (
    <span className={styles.mark}>
      <PlayerBadge player={playerNumber(seat)} initial={initialOf(name)} size={18} />
      <strong>{name}</strong>
    </span>
  );
}

import { PlayerBadge } from '../../art/players/player-badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useIsPast, useLogJumps } from '../log/log-context.ts';
import { initialOf, playerNumber } from '../message/player-number.ts';
import { useTable } from '../state/at-table.ts';
import styles from './board-owner.module.css';

/** Over the board of a moment that has passed: whose it is, and whether it stays or follows what happens. */
export function BoardOwner({ seat }: { seat: number }) {
  const { words, seatNames } = useTable();
  const isPast = useIsPast();
  const jumps = useLogJumps();
  if (!isPast || jumps === null) return null;
  const name = seatNames[seat] ?? '';
  const { pinned, pin } = jumps;
  return (
    <div className={styles.owner}>
      <h2 className={styles.name}>
        <PlayerBadge player={playerNumber(seat)} initial={initialOf(name)} size={22} />
        {words.boardOf(name)}
      </h2>
      {pin !== null && (
        <Button
          variant="quiet"
          icon={pinned === null ? 'eye' : 'forward'}
          onClick={() => pin(pinned === null ? seat : null)}
        >
          {pinned === null ? words.keepBoard : words.followBoard}
        </Button>
      )}
    </div>
  );
}

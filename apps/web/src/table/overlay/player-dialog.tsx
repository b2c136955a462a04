import { BoardView } from '../board/board-view.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Later } from '../../ui/later.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './overlay.module.css';
import { PlayerPools } from './player-pools.tsx';

/** Another player's whole board. */
export function PlayerDialog({ seat }: { seat: number }) {
  const { show, words, seatNames } = useTable();
  return (
    <Dialog
      open
      title={words.boardOf(seatNames[seat] ?? '')}
      closeLabel={words.close}
      onClose={() => show(null)}
      size="large"
      tall
    >
      <div className={styles.stack}>
        <PlayerPools seat={seat} />
        <Later key={seat}>
          <BoardView seat={seat} />
        </Later>
      </div>
    </Dialog>
  );
}

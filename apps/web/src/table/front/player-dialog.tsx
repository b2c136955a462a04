import { BoardView } from '../board/board-view.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useTable } from '../state/at-table.ts';
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
    >
      <PlayerPools seat={seat} />
      <BoardView seat={seat} />
    </Dialog>
  );
}

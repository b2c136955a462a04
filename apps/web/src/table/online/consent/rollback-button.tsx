import { Button } from '../../../ui/button.tsx';
import { useTable } from '../../state/at-table.ts';

/** The way further back than undo goes; only for somebody who plays, where the table allows it. */
export function RollbackButton() {
  const { info, seat, words, show } = useTable();
  const isPlaying = seat !== null && info.status === 'running' && info.seats[seat]?.bot === null;
  if (!isPlaying || info.settings.undo === 'none') return null;
  const { online } = words;
  return (
    <Button
      variant="quiet"
      icon="undoTurn"
      reason={info.proposal === null ? undefined : online.proposalOpen}
      onClick={() => show({ kind: 'online', page: 'rollback' })}
    >
      {online.goBack}
    </Button>
  );
}

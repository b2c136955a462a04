import { useTable } from '../../state/at-table.ts';
import { AskDialog } from '../dialog/ask-dialog.tsx';
import { voters } from './voters.ts';

/** Proposes to end the game without a result. */
export function AbandonDialog() {
  const { info, seat, store, words } = useTable();
  const { online } = words;
  const isAlone = voters(info).every((voter) => voter === seat);
  return (
    <AskDialog
      title={online.callOffTitle}
      act={isAlone ? online.callOffTitle : online.propose}
      tone="bad"
      onAct={() => void store.propose({ type: 'abandon' })}
    >
      <p>{isAlone ? online.callOffAlone : online.callOffSays}</p>
    </AskDialog>
  );
}

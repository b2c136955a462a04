import { useTable } from '../../state/at-table.ts';
import { AskDialog } from '../dialog/ask-dialog.tsx';
import { voters } from './voters.ts';

/** Proposes to end the game without a result. */
export function AbandonDialog() {
  const { info, seat, store, words } = useTable();
  const { company } = words;
  const isAlone = voters(info).every((voter) => voter === seat);
  return (
    <AskDialog
      title={company.callOffTitle}
      act={isAlone ? company.callOffTitle : company.propose}
      tone="bad"
      onAct={() => void store.propose({ type: 'abandon' })}
    >
      <p>{isAlone ? company.callOffAlone : company.callOffSays}</p>
    </AskDialog>
  );
}

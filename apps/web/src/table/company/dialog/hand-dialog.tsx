import { useTable } from '../../state/at-table.ts';
import { AskDialog } from './ask-dialog.tsx';

/** Asks before a bot plays on for the reader. */
export function HandDialog() {
  const { info, store, words, texts } = useTable();
  const { company } = words;
  const levels = texts.settings.table.substitute.values;
  return (
    <AskDialog
      title={company.handTitle}
      act={company.handDo}
      icon="bot"
      onAct={() => void store.order({ type: 'leave' })}
    >
      <p>{company.handSays(levels[info.settings.substitute].name)}</p>
    </AskDialog>
  );
}

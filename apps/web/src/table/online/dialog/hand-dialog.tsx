import { useTable } from '../../state/at-table.ts';
import { AskDialog } from './ask-dialog.tsx';

/** Asks before a bot plays on for the reader. */
export function HandDialog() {
  const { info, store, words, texts } = useTable();
  const { online } = words;
  const levels = texts.settings.table.substitute.values;
  return (
    <AskDialog
      title={online.handTitle}
      act={online.handDo}
      icon="bot"
      onAct={() => void store.order({ type: 'leave' })}
    >
      <p>{online.handSays(levels[info.settings.substitute].name)}</p>
    </AskDialog>
  );
}

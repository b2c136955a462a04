import { useTable } from '../../state/at-table.ts';
import { AskDialog } from './ask-dialog.tsx';

/** Asks before a bot plays on for the reader. */
export function HandOverDialog() {
  const { info, store, words, texts } = useTable();
  const { online } = words;
  const levels = texts.settings.table.substitute.values;
  return (
    <AskDialog
      title={online.handOverTitle}
      act={online.handOverDo}
      icon="bot"
      onAct={() => void store.order({ type: 'leave' })}
    >
      <p>{online.handOverSays(levels[info.settings.substitute].name)}</p>
    </AskDialog>
  );
}

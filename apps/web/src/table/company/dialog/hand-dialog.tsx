import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useTable } from '../../state/at-table.ts';

/** Asks before a bot plays on for the reader. */
export function HandDialog() {
  const { info, store, words, texts, show } = useTable();
  const { company } = words;
  const levels = texts.settings.table.substitute.values;
  const close = (): void => show(null);
  return (
    <Dialog
      open
      title={company.handTitle}
      closeLabel={words.close}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button
            variant="primary"
            icon="bot"
            onClick={() => {
              close();
              void store.order({ type: 'leave' });
            }}
          >
            {company.handDo}
          </Button>
        </>
      }
    >
      <p>{company.handSays(levels[info.settings.substitute].name)}</p>
    </Dialog>
  );
}

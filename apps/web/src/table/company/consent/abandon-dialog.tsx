import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useTable } from '../../state/at-table.ts';
import { voters } from './voters.ts';

/** Proposes to end the game without a result. */
export function AbandonDialog() {
  const { info, seat, store, words, show } = useTable();
  const { company } = words;
  const isAlone = voters(info).every((voter) => voter === seat);
  const close = (): void => show(null);
  return (
    <Dialog
      open
      title={company.callOffTitle}
      closeLabel={words.close}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button
            variant="primary"
            tone="bad"
            onClick={() => {
              close();
              void store.propose({ type: 'abandon' });
            }}
          >
            {isAlone ? company.callOffTitle : company.propose}
          </Button>
        </>
      }
    >
      <p>{isAlone ? company.callOffAlone : company.callOffSays}</p>
    </Dialog>
  );
}

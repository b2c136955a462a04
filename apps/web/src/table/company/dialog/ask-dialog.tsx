import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useTable } from '../../state/at-table.ts';

interface AskDialogProps extends Pick<ComponentProps<typeof Button>, 'icon' | 'tone'> {
  title: string;
  says: string;
  /** The words on the button that does it. */
  act: string;
  onAct: () => void;
}

/** Asks before something that concerns the whole table is done. */
export function AskDialog({ title, says, act, onAct, ...look }: AskDialogProps) {
  const { words, show } = useTable();
  const close = (): void => show(null);
  return (
    <Dialog
      open
      title={title}
      closeLabel={words.close}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button
            variant="primary"
            {...look}
            onClick={() => {
              close();
              onAct();
            }}
          >
            {act}
          </Button>
        </>
      }
    >
      <p>{says}</p>
    </Dialog>
  );
}

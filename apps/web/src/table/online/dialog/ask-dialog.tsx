import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useTable } from '../../state/at-table.ts';

interface AskDialogProps
  extends Pick<ComponentProps<typeof Button>, 'icon' | 'tone' | 'reason'>,
    Pick<ComponentProps<typeof Dialog>, 'size'> {
  title: string;
  /** The words on the button that does it. */
  act: string;
  onAct: () => void;
  children: ReactNode;
}

/** Asks before something that concerns the whole table is done. */
export function AskDialog({ title, act, onAct, size, children, ...look }: AskDialogProps) {
  const { words, show } = useTable();
  const close = (): void => show(null);
  return (
    <Dialog
      open
      {...(size !== undefined && { size })}
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
      {children}
    </Dialog>
  );
}

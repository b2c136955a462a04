import type { ReadableMove } from '@altiplano/rules';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { RichText } from '../message/rich-text.tsx';
import { type Asked, useTable } from '../state/at-table.ts';
import styles from './front.module.css';

/** Asks before a move that may be a slip. */
export function WarningDialog({
  moves,
  warnings,
}: {
  moves: readonly ReadableMove[];
  warnings: readonly Asked[];
}) {
  const { show, words, play, preferences } = useTable();
  const [isSilent, setSilent] = useState(false);
  const confirm = (): void => {
    if (isSilent) for (const { code } of warnings) preferences.confirm(code, false);
    play(moves, true);
  };
  return (
    <Dialog
      open
      title={words.warning}
      closeLabel={words.back}
      onClose={() => show(null)}
      actions={
        <>
          <Button onClick={() => show(null)}>{words.back}</Button>
          <Button variant="primary" onClick={confirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {warnings.map(({ code, message }, index) => (
          <p key={`${code}-${index}`}>
            <RichText message={message} />
          </p>
        ))}
        <Toggle label={words.dontAsk} checked={isSilent} onChange={setSilent} />
      </div>
    </Dialog>
  );
}

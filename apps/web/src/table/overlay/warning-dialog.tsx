import type { WarningCode } from '@altiplano/client';
import type { ReadableMove } from '@altiplano/rules';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { RichText } from '../message/rich-text.tsx';
import { type Asked, useTable } from '../state/at-table.ts';
import styles from './overlay.module.css';

interface WarningDialogProps {
  moves: readonly ReadableMove[];
  warnings: readonly Asked[];
}

/** Asks before a move that may be a slip; each kind of warning can be switched off right here. */
export function WarningDialog({ moves, warnings }: WarningDialogProps) {
  const { show, words, texts, play, preferences } = useTable();
  const [silent, setSilent] = useState<ReadonlySet<WarningCode>>(new Set());
  const codes = [...new Set(warnings.map(({ code }) => code))];
  const silence = (code: WarningCode, isOff: boolean): void => {
    const next = new Set(silent);
    if (isOff) next.add(code);
    else next.delete(code);
    setSilent(next);
  };
  const confirm = (): void => {
    for (const code of silent) preferences.confirm(code, false);
    play(moves, 'confirmed');
  };
  return (
    <Dialog
      open
      title={words.warning}
      closeLabel={words.back}
      onClose={() => show(null)}
      asks
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
        {codes.map((code) => (
          <section key={code} className={styles.warning}>
            {warnings
              .filter((warning) => warning.code === code)
              .map(({ message }, index) => (
                <p key={index}>
                  <RichText message={message} />
                </p>
              ))}
            <Toggle
              label={words.dontAsk}
              {...(codes.length > 1 && { description: texts.warnings[code].name })}
              checked={silent.has(code)}
              onChange={(isOff) => silence(code, isOff)}
            />
          </section>
        ))}
      </div>
    </Dialog>
  );
}

import { roundText, statusOf } from '@altiplano/text';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useIsOver } from '../end/use-is-over.ts';
import { useMedia } from '../layout/use-media.ts';
import { useIsPast } from '../log/log-context.ts';
import { RichText } from '../message/rich-text.tsx';
import { thingAt } from '../play/guess-move.ts';
import { useTable } from '../state/at-table.ts';
import { useHeld, useSnapshot } from '../state/use-cells.ts';
import { MainButton } from './main-button.tsx';
import { specialStatus } from './special-status.ts';
import styles from './status-line.module.css';
import { UndoButtons } from './undo-buttons.tsx';
import { useHintOff } from './use-hint-off.ts';

/** What the game waits for; where the bottom bar has no room for it, the one button that brings it on. `children`: stands beside it. */
export function StatusLine({ children }: { children?: ReactNode }) {
  const table = useTable();
  const { seen, names, words, hasActed, texts, online, onLeave } = table;
  const held = useHeld();
  // Of what is over nobody is asked.
  const isPast = useIsPast();
  const canUndo = useSnapshot(({ undo }) => undo.steps > 0);
  const special = specialStatus(table, canUndo);
  // Else the bottom bar has the tools.
  const isSmall = useMedia('(max-width: 79.99rem)');
  const isOver = useIsOver();
  const isOpen = useSnapshot(({ connection }) => connection.status === 'open');
  const holds = held === null ? null : thingAt(held);
  const heldName = holds === null ? null : (texts.words.things as Record<string, string>)[holds.thing];
  return (
    <header className={styles.line}>
      <h1 className="visually-hidden">{words.table}</h1>
      <IconButton icon="home" label={words.leave} onClick={onLeave} />
      <div className={styles.says}>
        <span className={styles.round}>
          {roundText(seen, names)} · {texts.words.phases[seen.phase] ?? ''}
          {!isOpen && online === null && <strong className={styles.lost}>{words.reconnecting}</strong>}
        </span>
        <p className={styles.status} role="status" data-part="status" tabIndex={-1}>
          {held === null ? (
            <RichText
              message={
                special !== null
                  ? [special]
                  : statusOf(isPast ? { ...seen, seat: null } : seen, names, hasActed)
              }
            />
          ) : heldName === null || heldName === undefined ? (
            words.holdNext
          ) : (
            words.hold(heldName)
          )}
        </p>
      </div>
      {children}
      {(isSmall || isOver) && <SmallTools />}
      {isSmall && <UndoButtons />}
      {isSmall && <MainButton />}
    </header>
  );
}

/** On a phone the hint stays at hand; the rest is one press away. */
function SmallTools() {
  const { show, words, seat } = useTable();
  const isOver = useIsOver();
  const hintOff = useHintOff();
  return (
    <span className={styles.tools}>
      {seat !== null && !isOver && (
        <IconButton
          icon="hint"
          label={words.hint}
          reason={hintOff ?? undefined}
          onClick={() => show({ kind: 'hint' })}
        />
      )}
      <IconButton icon="more" label={words.tools} onClick={() => show({ kind: 'tools' })} />
    </span>
  );
}

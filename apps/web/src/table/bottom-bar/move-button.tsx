import type { ReadableMove } from '@altiplano/rules';
import { sentence, type Sight } from '@altiplano/text';
import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { RichText } from '../message/rich-text.tsx';
import { worded } from '../play/grouping.ts';
import { useTable } from '../state/at-table.ts';
import styles from './move-button.module.css';

interface MoveButtonProps {
  move: ReadableMove;
  sight: Sight;
  isWide?: boolean;
  /** Whether pressing it is the second step, so that not even a finger has to be asked again. */
  isSecond?: boolean;
  /** Content instead of the move in words. */
  children?: ReactNode;
}

/** A move as a button, with what it costs and brings. */
export function MoveButton({ move, sight, isWide = false, isSecond = false, children }: MoveButtonProps) {
  const { game, selection, play, choose, considered } = useTable();
  const moves = useMemo(() => [move], [move]);
  const begin = (): void => considered.set(moves);
  const end = (): void => {
    // A finger's choice hides the button, which loses the focus by that: what it would do is still to be seen.
    if (selection.getSnapshot().aim?.moves !== moves) considered.set(null);
  };
  return (
    <button
      type="button"
      className={clsx(styles.choice, isWide && styles.wide)}
      onClick={() => (isSecond ? play(moves) : choose(moves))}
      onPointerEnter={begin}
      onPointerLeave={end}
      onFocus={begin}
      onBlur={end}
    >
      {children ?? (
        <span>
          <RichText message={sentence(worded(move, game, sight)).filter((part) => part !== '.')} />
        </span>
      )}
    </button>
  );
}

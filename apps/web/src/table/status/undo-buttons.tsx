import { IconButton } from '../../ui/icon-button.tsx';
import { useIsOver } from '../end/use-is-over.ts';
import { useIsPast } from '../log/log-context.ts';
import { useTable } from '../state/at-table.ts';
import { useSnapshot } from '../state/use-cells.ts';
import styles from './status-line.module.css';

/** Back and forth, as far as nothing was revealed. */
export function UndoButtons() {
  const { store, words, seat, letGo, info } = useTable();
  const { steps, ofTurn, redo } = useSnapshot(({ undo }) => undo);
  const isPast = useIsPast();
  const isOver = useIsOver();
  if (seat === null || isPast || isOver) return null;
  const back = (undo: () => Promise<unknown>) => () => {
    letGo();
    void undo();
  };
  const why = words.online.noUndo[info.settings.undo];
  const nothing = steps === 0 ? why : undefined;
  return (
    <span className={styles.undo}>
      <IconButton
        icon="undo"
        label={words.undo}
        shortcut="Z"
        reason={nothing}
        onClick={back(() => store.undo())}
      />
      <IconButton
        icon="undoTurn"
        label={words.undoTurn}
        shortcut="Shift+Z"
        reason={ofTurn === 0 ? why : undefined}
        onClick={back(() => store.undoTurn())}
      />
      <IconButton
        icon="redo"
        label={words.redo}
        shortcut="Y"
        reason={redo === 0 ? words.nothingToRedo : undefined}
        onClick={back(() => store.redo())}
      />
    </span>
  );
}

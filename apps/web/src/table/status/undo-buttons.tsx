import { IconButton } from '../../ui/icon-button.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './status-line.module.css';

/** Back and forth, as far as nothing was revealed. */
export function UndoButtons() {
  const { store, snapshot, words, seat, letGo } = useTable();
  if (seat === null) return null;
  const { steps, ofTurn, redo } = snapshot.undo;
  const back = (undo: () => Promise<unknown>) => () => {
    letGo();
    void undo();
  };
  const nothing = steps === 0 ? words.nothingToUndo : undefined;
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
        reason={ofTurn === 0 ? words.nothingToUndo : undefined}
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

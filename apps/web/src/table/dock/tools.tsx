import { IconButton } from '../../ui/icon-button.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './dock.module.css';

/** What helps a player: a hint, the odds of the bag, the rules, the table as text. */
export function Tools() {
  const { show, words, legal, onHelp } = useTable();
  return (
    <div className={styles.tools}>
      <IconButton
        icon="hint"
        label={words.hint}
        shortcut="H"
        reason={legal.length === 0 ? words.hintNone : undefined}
        onClick={() => show({ kind: 'hint' })}
      />
      <IconButton icon="chart" label={words.odds} shortcut="O" onClick={() => show({ kind: 'odds' })} />
      <IconButton icon="help" label={words.help} onClick={() => onHelp(null)} />
      <IconButton icon="log" label={words.textView} shortcut="T" onClick={() => show({ kind: 'text' })} />
    </div>
  );
}

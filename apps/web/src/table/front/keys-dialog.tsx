import { Dialog } from '../../ui/dialog.tsx';
import { KEYS } from '../keyboard/keys.ts';
import { useTable } from '../state/at-table.ts';
import styles from './front.module.css';

/** What the keys do. */
export function KeysDialog() {
  const { show, words, texts } = useTable();
  return (
    <Dialog open title={words.shortcuts} closeLabel={words.close} onClose={() => show(null)}>
      <dl className={styles.keys}>
        {KEYS.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{texts.shortcuts[does]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

import { Dialog } from '../../ui/dialog.tsx';
import { KEYS } from '../keyboard/keys.ts';
import { useTable } from '../state/at-table.ts';
import styles from './overlay.module.css';

/** List of the keys and their effects. */
export function KeysDialog() {
  const { show, words, texts } = useTable();
  return (
    <Dialog open title={words.shortcuts} closeLabel={words.close} onClose={() => show(null)} size="medium">
      {/* On a low screen it scrolls, also by keys. */}
      <div role="group" tabIndex={0} aria-label={words.shortcuts}>
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
      </div>
    </Dialog>
  );
}

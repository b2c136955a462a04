import { useWords } from '../app/language/language.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PreferencesFields } from './preferences-fields.tsx';
import styles from './preferences.module.css';

/** The preferences in front of a table. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const { preferencesPage: words, shell } = useWords();
  return (
    <Dialog open title={words.title} closeLabel={shell.close} size="medium" onClose={onClose}>
      <div className={styles.stack}>
        <PreferencesFields />
      </div>
    </Dialog>
  );
}

import { useWords } from '../app/language/language.tsx';
import { readJson } from '../app/files.ts';
import { navigate } from '../app/navigation/navigation.ts';
import { useTell } from '../app/toasts.tsx';
import { device } from '../local/device.ts';
import { isTrouble } from '../online/api.ts';
import { useTroubleWords } from '../online/use-trouble-words.ts';
import { FileButton } from '../setup/file-button.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './mine.module.css';

/** Takes in a finished game that was saved as a file. */
export function ImportGame() {
  const { mine } = useWords();
  const words = useTroubleWords();
  const tell = useTell();
  const load = async (file: File): Promise<void> => {
    const json = await readJson(file);
    if (json === undefined) return tell(mine.notJson, 'bad');
    const imported = await device().games.importRecord(json);
    if (isTrouble(imported)) tell(imported.code === 'noSuchPack' ? mine.noPack : words(imported), 'bad');
    else navigate({ screen: 'review', where: 'local', game: imported.table });
  };
  return (
    <Panel title={mine.import}>
      <div className={styles.empty}>
        <p className={styles.about}>{mine.importSays}</p>
        <FileButton label={mine.import} onFile={(file) => void load(file)} />
      </div>
    </Panel>
  );
}

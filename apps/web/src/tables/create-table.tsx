import { useState } from 'react';
import { useWords } from '../app/language/language.tsx';
import { navigate } from '../app/navigation/navigation.ts';
import { useTell } from '../app/toasts.tsx';
import { api, isTrouble } from '../online/api.ts';
import { useTroubleWords } from '../online/use-trouble-words.ts';
import { SettingsFields } from '../setup/settings-fields.tsx';
import { FIRST_SETTINGS } from '../setup/settings-draft.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './tables.module.css';

/** Opens a table; whoever does is its host. */
export function CreateTable() {
  const { online } = useWords();
  const words = useTroubleWords();
  const tell = useTell();
  const [settings, setSettings] = useState(FIRST_SETTINGS);
  const create = async (): Promise<void> => {
    const created = await api.create({ settings });
    if (isTrouble(created)) tell(words(created), 'bad');
    else navigate({ screen: 'table', table: created.table });
  };
  return (
    <Panel title={online.create}>
      <div className={styles.stack}>
        <p className={styles.says}>{online.createSays}</p>
        <SettingsFields settings={settings} onChange={setSettings} />
        <Button variant="primary" icon="plus" wide onClick={() => void create()}>
          {online.createNow}
        </Button>
      </div>
    </Panel>
  );
}

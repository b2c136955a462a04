import type { BotLevel, Person, TableSettings } from '@altiplano/protocol';
import { useState } from 'react';
import { useTexts, useWords } from '../app/language/language.tsx';
import { navigate } from '../app/navigation/navigation.ts';
import { useTell } from '../app/toasts.tsx';
import { isTrouble } from '../online/api.ts';
import { useTroubleWords } from '../online/use-trouble-words.ts';
import { SettingsFields } from '../setup/settings-fields.tsx';
import { FIRST_SETTINGS } from '../setup/settings-draft.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { openNewTable } from './open-new-table.ts';
import { OtherSeats } from './other-seats.tsx';
import { PackChoice } from './pack-choice.tsx';
import styles from './tables.module.css';

/** Opens a table; whoever does is its host. */
export function CreateTable({ person }: { person: Person }) {
  const { online } = useWords();
  const texts = useTexts();
  const words = useTroubleWords();
  const tell = useTell();
  const [settings, setSettings] = useState<TableSettings>(FIRST_SETTINGS);
  const [bots, setBots] = useState<readonly (BotLevel | null)[]>([]);
  const [pack, setPack] = useState('');
  const [isOpening, setOpening] = useState(false);
  const seats = Array.from({ length: settings.options.players - 1 }, (_, index) => bots[index] ?? null);
  const open = async (): Promise<void> => {
    setOpening(true);
    const opened = await openNewTable({ person, settings, pack, bots: seats });
    if (!isTrouble(opened)) return navigate({ screen: 'table', table: opened.table });
    setOpening(false);
    tell(words(opened), 'bad');
  };
  return (
    <Panel title={online.create}>
      <div className={styles.stack}>
        <p className={styles.says}>{online.createSays}</p>
        <SettingsFields settings={settings} onChange={setSettings}>
          <OtherSeats seats={seats} levels={texts.settings.table.substitute.values} onChange={setBots} />
          <PackChoice pack={pack} onChange={setPack} />
        </SettingsFields>
        <Button variant="primary" icon="plus" wide onClick={() => !isOpening && void open()}>
          {isOpening ? online.makeTable : online.createNow}
        </Button>
      </div>
    </Panel>
  );
}

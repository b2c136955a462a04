import type { TableInfo } from '@altiplano/protocol';
import { useState } from 'react';
import { useTexts, useWords } from '../../app/language/language.tsx';
import { SettingsFields } from '../../setup/settings-fields.tsx';
import { summaryOf } from '../../setup/summary.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './lobby.module.css';
import { SettingsList } from './settings-list.tsx';
import type { LobbyCommand } from './lobby.tsx';

interface LobbySettingsProps {
  info: TableInfo;
  isHost: boolean;
  onCommand: (command: LobbyCommand) => void;
}

/** Settings in a line; the host may change them. */
export function LobbySettings({ info, isHost, onCommand }: LobbySettingsProps) {
  const words = useWords();
  const { online, shell } = words;
  const texts = useTexts();
  const [draft, setDraft] = useState<TableInfo['settings'] | null>(null);
  const close = (): void => setDraft(null);
  return (
    <Panel
      title={online.settings}
      aside={
        isHost && (
          <Button variant="quiet" icon="settings" onClick={() => setDraft(info.settings)}>
            {online.change}
          </Button>
        )
      }
    >
      <p className={styles.summary}>{summaryOf(info.settings, texts, words).join(' · ')}</p>
      <SettingsList info={info} />
      {draft !== null && (
        <Dialog
          open
          size="medium"
          title={online.settings}
          closeLabel={shell.close}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{shell.cancel}</Button>
              <Button
                variant="primary"
                onClick={() => {
                  onCommand({ type: 'configure', settings: draft });
                  close();
                }}
              >
                {online.save}
              </Button>
            </>
          }
        >
          <SettingsFields settings={draft} onChange={setDraft} />
        </Dialog>
      )}
    </Panel>
  );
}

import { WARNING_CODES } from '@altiplano/client';
import { useTexts, useWords } from '../app/language/language.tsx';
import { preferences, usePreferences } from '../app/preferences.ts';
import { useTell } from '../app/toasts.tsx';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { NoticeToggle } from '../online/notice-toggle.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { Choice } from '../setup/choice.tsx';
import styles from './preferences.module.css';

/** What a person likes, on this device; what is changed holds at once. */
export function PreferencesFields() {
  const { preferencesPage: words } = useWords();
  const { preferences: texts } = useTexts();
  const chosen = usePreferences();
  const tell = useTell();
  return (
    <>
      <Panel title={words.looks}>
        <div className={styles.fields}>
          <Choice
            text={texts.language}
            values={['system', 'en', 'de']}
            value={chosen.language}
            onChange={(language) => preferences.change({ language })}
          />
          <Choice
            text={texts.theme}
            values={['system', 'light', 'dark']}
            icons={{ system: 'system', light: 'sun', dark: 'moon' }}
            value={chosen.theme}
            onChange={(theme) => preferences.change({ theme })}
          />
          <Choice
            text={texts.motion}
            values={['system', 'full', 'reduced']}
            value={chosen.motion}
            onChange={(motion) => preferences.change({ motion })}
          />
        </div>
      </Panel>
      <Panel title={words.play}>
        {(['guide', 'forced', 'textView', 'sound'] as const).map((name) => (
          <Toggle
            key={name}
            label={texts[name].name}
            description={texts[name].says}
            checked={chosen[name]}
            onChange={(checked) => preferences.change({ [name]: checked })}
          />
        ))}
        <NoticeToggle />
      </Panel>
      <WarningSwitches />
      <div>
        <Button
          icon="undo"
          onClick={() => {
            preferences.reset();
            tell(words.wasReset, 'good');
          }}
        >
          {words.reset}
        </Button>
      </div>
    </>
  );
}

function WarningSwitches() {
  const { preferencesPage: words } = useWords();
  const { preferences: texts, warnings } = useTexts();
  const { confirmations } = usePreferences();
  const areAllOn = WARNING_CODES.every((code) => confirmations[code]);
  const setAll = (asks: boolean): void =>
    preferences.change({
      confirmations: Object.fromEntries(WARNING_CODES.map((code) => [code, asks])) as typeof confirmations,
    });
  return (
    <Panel
      title={words.warnings}
      aside={
        <Button variant="quiet" onClick={() => setAll(!areAllOn)}>
          {areAllOn ? words.allOff : words.allOn}
        </Button>
      }
    >
      <p className={styles.says}>{texts.confirmations.says}</p>
      {WARNING_CODES.map((code) => (
        <Toggle
          key={code}
          label={warnings[code].name}
          description={warnings[code].says}
          checked={confirmations[code]}
          onChange={(asks) => preferences.confirm(code, asks)}
        />
      ))}
    </Panel>
  );
}

import { LANGUAGES } from '@altiplano/text';
import { Icon } from '../../art/icons/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useLanguage, useWords } from '../language/language.tsx';
import { Link } from '../navigation/link.tsx';
import { preferences, usePreferences } from '../preferences.ts';
import styles from './shell.module.css';

const NEXT_THEME = { system: 'light', light: 'dark', dark: 'system' } as const;
const THEME_ICON = { system: 'system', light: 'sun', dark: 'moon' } as const;

/** The two preferences that everyone looks for first. */
export function QuickSwitches() {
  const { shell } = useWords();
  const language = useLanguage();
  const { theme } = usePreferences();
  const other = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language;
  return (
    <div className={styles.switches}>
      <button
        type="button"
        className={styles.language}
        lang={other}
        onClick={() => preferences.change({ language: other })}
      >
        {shell.otherLanguage}
      </button>
      <IconButton
        icon={THEME_ICON[theme]}
        label={shell.themes[theme]}
        onClick={() => preferences.change({ theme: NEXT_THEME[theme] })}
      />
      <Link to={{ screen: 'preferences' }} className={styles.preferences} label={shell.places.preferences}>
        <Icon name="settings" />
      </Link>
    </div>
  );
}

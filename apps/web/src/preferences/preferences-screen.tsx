import { useWords } from '../app/language/language.tsx';
import { ScreenFrame } from '../app/shell/screen-frame.tsx';
import { PreferencesFields } from './preferences-fields.tsx';

/** The preferences on a page of their own. */
export function PreferencesScreen() {
  const { preferencesPage: words } = useWords();
  return (
    <ScreenFrame title={words.title} intro={words.intro}>
      <PreferencesFields />
    </ScreenFrame>
  );
}

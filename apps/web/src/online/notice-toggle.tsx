import { useState } from 'react';
import { useTexts, useWords } from '../app/language/language.tsx';
import { preferences, usePreferences } from '../app/preferences.ts';
import { Toggle } from '../ui/toggle.tsx';
import { askForNotices, noticePermission } from './notices.ts';

/** Whether the device tells the reader that it is their turn; the browser is asked when it is switched on. */
export function NoticeToggle() {
  const { online } = useWords();
  const { notices: text } = useTexts().preferences;
  const { notices } = usePreferences();
  const [permission, setPermission] = useState(noticePermission);
  if (permission === 'none') return null;
  const change = async (wanted: boolean): Promise<void> => {
    const answer = wanted ? await askForNotices() : permission;
    setPermission(answer);
    preferences.change({ notices: wanted && answer === 'granted' });
  };
  return (
    <Toggle
      label={text.name}
      description={permission === 'denied' ? online.noticesBlocked : text.says}
      checked={notices && permission === 'granted'}
      onChange={(wanted) => void change(wanted)}
    />
  );
}

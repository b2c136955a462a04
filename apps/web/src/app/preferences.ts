import { createPreferences, type Preferences, preferencesIn } from '@altiplano/client';
import { useSyncExternalStore } from 'react';

/** What the person at this device likes. */
export const preferences = createPreferences({
  // Asked for each time, because a browser may forbid even the question.
  read: () => preferencesIn(localStorage).read(),
  write: (changed) => preferencesIn(localStorage).write(changed),
});

addEventListener('storage', () => preferences.reload());

/** The preferences as they are now. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(preferences.subscribe, preferences.getSnapshot);
}

/** Puts what the style sheets need to know onto the page, now and whenever it changes. */
export function applyPreferences(page: HTMLElement): void {
  const apply = (): void => {
    const { theme, motion } = preferences.getSnapshot();
    set(page, 'theme', theme);
    set(page, 'motion', motion);
  };
  preferences.subscribe(apply);
  apply();
}

function set(page: HTMLElement, name: string, value: string): void {
  if (value === 'system') delete page.dataset[name];
  else page.dataset[name] = value;
}

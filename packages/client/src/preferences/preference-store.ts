import { createCell, type ExternalStore } from '../external/external-store.ts';
import type { WarningCode } from '../warnings/warning.ts';
import { DEFAULT_PREFERENCES, type Preferences, readPreferences } from './preferences.ts';

/** Where preferences are kept; either may fail, as storage in a browser does. */
export interface PreferenceStorage {
  /** What was written last; undefined if nothing was. */
  read(): unknown;
  write(preferences: Preferences): void;
}

export interface PreferenceStore extends ExternalStore<Preferences> {
  change(changes: Partial<Preferences>): void;
  confirm(code: WarningCode, asks: boolean): void;
  reset(): void;
  /** Reads again what is kept: another tab may have written it. */
  reload(): void;
}

/** A person's preferences, kept in a storage; without one that works they last as long as the page. */
export function createPreferences(storage: PreferenceStorage): PreferenceStore {
  const cell = createCell(DEFAULT_PREFERENCES);
  const write = (preferences: Preferences): void => {
    cell.set(preferences);
    try {
      storage.write(preferences);
    } catch {
      // Full or forbidden: what is kept is a convenience, and the page goes on with what it has.
    }
  };
  const reload = (): void => {
    try {
      cell.set(readPreferences(storage.read()));
    } catch {
      cell.set(DEFAULT_PREFERENCES);
    }
  };
  const change = (changes: Partial<Preferences>): void =>
    write(readPreferences({ ...cell.getSnapshot(), ...changes }));
  reload();
  return {
    subscribe: cell.subscribe,
    getSnapshot: cell.getSnapshot,
    change,
    confirm: (code, asks) => change({ confirmations: { ...cell.getSnapshot().confirmations, [code]: asks } }),
    reset: () => write(DEFAULT_PREFERENCES),
    reload,
  };
}

/** The part of the browser's `localStorage` that matters here. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const KEY = 'altiplano.preferences';

/** Preferences as text in the browser's storage. */
export function preferencesIn(storage: TextStorage): PreferenceStorage {
  return {
    read() {
      const text = storage.getItem(KEY);
      return text === null ? undefined : (JSON.parse(text) as unknown);
    },
    write: (preferences) => storage.setItem(KEY, JSON.stringify(preferences)),
  };
}

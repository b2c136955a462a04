import { DEFAULT_SETTINGS, type TableSettings } from '@altiplano/protocol';
import type { Options } from '@altiplano/rules';

/** Settings of a table without pauses. */
export function settingsOf(options: Partial<Options>, more: Partial<TableSettings> = {}): TableSettings {
  return {
    ...DEFAULT_SETTINGS,
    pace: 'instant',
    ...more,
    options: { ...DEFAULT_SETTINGS.options, ...options },
  };
}

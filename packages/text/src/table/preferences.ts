import type { Explained } from './settings.ts';

type Choices<V extends string> = Explained & { readonly values: Readonly<Record<V, Explained>> };

/** What each person sets for themselves. */
export interface PreferenceTexts {
  readonly language: Choices<'system' | 'en' | 'de'>;
  readonly theme: Choices<'system' | 'light' | 'dark'>;
  readonly motion: Choices<'system' | 'full' | 'reduced'>;
  readonly confirmations: Explained;
  readonly forced: Explained;
  readonly sound: Explained;
  readonly notices: Explained;
  readonly textView: Explained;
  readonly guide: Explained;
}

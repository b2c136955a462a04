import type { Ahead, PreferenceStore, TableStore } from '@altiplano/client';
import type { OnlineAccess } from '../online/online-access.ts';
import type { GameTexts, Language } from '@altiplano/text';
import type { TableWords } from '../words/en.ts';

/** Props of the table screen. */
export interface TableScreenProps {
  readonly store: TableStore;
  readonly texts: GameTexts;
  readonly words: TableWords;
  readonly language: Language;
  readonly preferences: PreferenceStore;
  /** Whether several people share this device: then a curtain falls between their turns. */
  readonly shared?: boolean;
  /** Given where somebody plays: thinking ahead at this table. */
  readonly ahead?: Ahead | null | undefined;
  /** Given for an online table. */
  readonly online?: OnlineAccess | undefined;
  /** The reader wants the rules: at this rule, or from the start. */
  onHelp(rule: string | null): void;
  /** The reader wants to change their preferences; not given where there is no way to. */
  readonly onPreferences?: (() => void) | undefined;
  onLeave(): void;
  readonly onReplay?: (() => void) | undefined;
  /** Another game with the same players has begun. */
  readonly onRematch?: ((table: string) => void) | undefined;
}

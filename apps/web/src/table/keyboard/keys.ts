import type { Shortcut } from '@altiplano/text';

/** The keys of the table screen. */
export const KEYS: readonly { readonly key: string; readonly does: Shortcut }[] = [
  { key: 'Enter', does: 'primary' },
  { key: 'Z', does: 'undo' },
  { key: 'Shift+Z', does: 'undoTurn' },
  { key: 'Y', does: 'redo' },
  { key: 'P', does: 'pass' },
  { key: 'N', does: 'next' },
  { key: 'Shift+N', does: 'previous' },
  { key: 'Esc', does: 'cancel' },
  { key: '1–5', does: 'player' },
  { key: 'H', does: 'hint' },
  { key: 'O', does: 'odds' },
  { key: 'T', does: 'textView' },
  { key: '?', does: 'help' },
  { key: 'K', does: 'shortcuts' },
];

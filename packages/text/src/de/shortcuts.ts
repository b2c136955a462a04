import type { Shortcut } from '../table/shortcuts.ts';

/** What keys do. */
export const shortcuts: Record<Shortcut, string> = {
  primary: 'tun, was auf der Hauptschaltfläche steht',
  undo: 'einen Schritt zurücknehmen',
  redo: 'wiederholen',
  undoTurn: 'den ganzen Zug zurücknehmen',
  pass: 'passen',
  next: 'zur nächsten Möglichkeit',
  previous: 'zur vorigen Möglichkeit',
  cancel: 'loslassen oder schließen',
  own: 'zu deinem Plan',
  places: 'zu den Orten',
  market: 'zum Markt und seinen Karten',
  players: 'zu den anderen',
  player: 'jemanden zeigen, 1 bis 5',
  log: 'zum Protokoll',
  tray: 'zu den gezogenen Plättchen',
  hint: 'um einen Tipp bitten',
  odds: 'was dein Beutel hergibt',
  why: 'warum geht das nicht?',
  details: 'Gewähltes erklären',
  help: 'die Regeln öffnen',
  search: 'in den Regeln suchen',
  textView: 'den Tisch als Text zeigen',
  skipAnimation: 'die Animation überspringen',
  shortcuts: 'diese Liste zeigen',
};

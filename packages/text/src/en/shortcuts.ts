import type { Shortcut } from '../table/shortcuts.ts';

/** What keys do. */
export const shortcuts: Record<Shortcut, string> = {
  primary: 'do what the main button says',
  undo: 'take back a step',
  redo: 'do it again',
  undoTurn: 'take back the whole turn',
  pass: 'pass',
  next: 'to the next choice',
  previous: 'to the choice before',
  cancel: 'let go, or close',
  own: 'to your board',
  places: 'to the places',
  market: 'to the market and its cards',
  players: 'to the other players',
  player: 'show a player, 1 to 5',
  log: 'to the log',
  tray: 'to the drawn tiles',
  hint: 'ask for a hint',
  odds: 'what your bag will give',
  why: 'why is this not possible?',
  details: 'explain what is selected',
  help: 'open the rules',
  search: 'search the rules',
  textView: 'show the table as text',
  skipAnimation: 'skip the animation',
  shortcuts: 'show this list',
};

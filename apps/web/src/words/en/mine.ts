/** A game that this version cannot open. */
export const unreadable = {
  title: 'This game is of another version',
  says: 'It was saved by a version of this page that this one does not understand. Nothing of it is lost: it stays on this device, and you can save it as a file.',
};

/** The list of one's games. */
export const mine = {
  title: 'My games',
  here: 'On this device',
  elsewhere: 'Online',
  running: 'Still going',
  ended: 'Finished',
  none: 'No game yet.',
  begin: 'Begin one',
  goOn: 'Go on',
  look: 'Look',
  replay: 'Replay',
  review: 'Look back',
  statistics: 'Statistics',
  imported: 'played elsewhere',
  save: 'Save as a file',
  remove: 'Delete',
  removeAsk: 'Delete this game?',
  removeSays: 'It is gone for good, with its replay.',
  import: 'Load a saved game',
  importSays: 'A file that was saved here or on a server: to watch it again, from any seat.',
  notJson: 'This file is no saved game.',
  noPack: 'This game was played with other values than those on this device; load its pack first.',
  round: (round: number) => `round ${round}`,
  yourTurn: 'your turn',
  abandoned: 'given up',
  lobby: 'not begun yet',
  won: (names: readonly string[]) => `${new Intl.ListFormat('en').format(names)} won`,
  lastPlayed: (when: string) => `last played ${when}`,
};

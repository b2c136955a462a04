/** What stands around every screen, and what is said when something is missing. */
export const shell = {
  home: 'To the start page',
  skip: 'Skip to the content',
  ways: 'Main menu',
  more: 'More',
  places: {
    newGame: 'New game',
    tables: 'Online',
    mine: 'My games',
    help: 'Rules',
    values: 'Where the numbers come from',
    preferences: 'Preferences',
  },
  otherLanguage: 'Deutsch',
  themes: {
    system: 'Colors: as the device',
    light: 'Colors: light',
    dark: 'Colors: dark',
  },
  fan: 'A free, unofficial version by players of the board game, with pictures and texts of its own.',
  loading: 'One moment …',
  messages: 'Messages',
  dismiss: 'Dismiss',
  close: 'Close',
  cancel: 'Cancel',
  newVersion: 'There is a new version of this page.',
  reload: 'Load it',
};

export const errorBoundary = {
  title: 'Something went wrong',
  says: 'That was our mistake. Your games are kept; nothing of them is lost.',
  again: 'Load the page again',
  home: 'To the start page',
  details: 'What happened, for a report',
};

export const nowhere = {
  title: 'Nothing here',
  says: 'This address leads nowhere. Perhaps a letter is missing.',
};

/** Where the numbers come from, and packs of one's own. */
export const values = {
  title: 'Where the numbers come from',
  intro:
    'The rulebooks do not print every number of the game. Those that they do not tell are our own choice, balanced by thousands of games between bots; they are not the printed ones.',
  counts: 'At a glance',
  all: 'all',
  show: 'Show',
  value: 'Value',
  what: 'What',
  source: 'Source',
  yes: 'yes',
  no: 'no',
  own: 'A pack of your own',
  ownSays:
    'If you own the board game, you can write its numbers into a pack and play with them: save our pack as a file, change the numbers, load it here.',
  download: 'Save our pack',
  load: 'Load a pack',
  notJson: 'This file cannot be read.',
  loaded: (name: string) => `The pack “${name}” is ready: choose it when you begin a game.`,
  problems: (count: number) => (count === 1 ? 'The pack has a mistake:' : `The pack has ${count} mistakes:`),
  play: 'Begin a game with it',
};

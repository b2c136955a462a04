/** The first page. */
export const start = {
  title: 'Life on the high plain',
  pitch: [
    'You live between lake and mountains, from fish, herds, ore, cloth and trade.',
    'Each round you draw goods from your bag, plan where to use them, and travel there.',
    'Fine goods, full storerooms, orders and houses bring points: the most points win.',
  ],
  panorama: 'A caravan crosses the high plain between a lake and a village.',
  quick: {
    title: 'Play now',
    says: 'Against two easy bots, the base game. It starts at once, needs no account and is kept on this device.',
    play: 'Play against bots',
    starting: 'Setting up …',
    failed: 'The game could not begin: this browser keeps no data for the page.',
    choose: 'Choose players and modules',
    resume: 'Go on playing',
    resumeSays: 'Your last game waits where you left it.',
  },
  running: 'Still going',
  allGames: (count: number) =>
    count === 1 ? 'My games' : count === 2 ? 'Both my games' : `All my ${count} games`,
  ways: {
    online: {
      title: 'With friends, far apart',
      says: 'Open a table and send its link. Bots fill empty seats.',
      go: 'Play online',
    },
    together: {
      title: 'Together at one device',
      says: 'Pass it around; a curtain falls between players.',
      go: 'Set up',
    },
    learn: {
      title: 'Learn the game',
      says: 'The rules in short chapters, with a search. In your first game, notes guide you.',
      go: 'Read the rules',
    },
  },
  facts: {
    title: 'What is in the box',
    list: [
      'The complete game for 2 to 5: missions, the expansion “The Traveler”, in full or with its events only, the short game, both editions.',
      'Bots for everyone, from a good-natured beginner to a tough opponent, also without a network.',
      'Take back every step until something is revealed.',
      'A shuffle that anyone can verify after the game.',
    ],
  },
};

import type { SettingTexts } from '../table/settings.ts';

const levels = {
  random: { name: 'random', says: 'Plays anything that is allowed; good for trying out the rules.' },
  easy: { name: 'easy', says: 'Plays sensibly and makes mistakes; good for a first game.' },
  medium: { name: 'medium', says: 'Plans its rounds well and looks no further.' },
  hard: { name: 'hard', says: 'Weighs many plans, with all that bots have learned.' },
  master: {
    name: 'master',
    says: 'The strongest: plays its best plans on in its mind, which takes a moment.',
  },
};

/** What a host can choose, and each choice, explained. */
export const settings: SettingTexts = {
  options: {
    players: { name: 'Players', says: 'How many play, people and bots together.' },
    missions: { name: 'Missions', says: 'Each player gets two secret goals that are worth points.' },
    traveler: {
      name: 'The Traveler',
      says: 'The expansion: events every round, and a traveler who sells rare things.',
      values: {
        off: { name: 'without', says: 'The base game only.' },
        eventsOnly: { name: 'events only', says: 'An event every round; no traveler, no assets, no opals.' },
        full: { name: 'complete', says: 'Events, the traveler, opals, assets and the trading point.' },
      },
    },
    short: {
      name: 'Short game',
      says: 'Ends after fifteen events at the latest; everyone starts a little further. Needs the expansion.',
    },
    edition: {
      name: 'Edition',
      says: 'The editions differ in how much food there is and in buying extensions.',
      values: {
        2018: { name: 'current', says: '36 food; nobody buys an extension of a kind they own.' },
        2017: { name: 'first German', says: '30 food; you may own two extensions of a kind.' },
      },
    },
    roles: {
      name: 'Roles',
      says: 'How the players come by their roles.',
      values: {
        random: { name: 'drawn', says: 'Everyone draws a role at random.' },
        draft: { name: 'chosen', says: 'The roles lie open; the last player chooses first.' },
      },
    },
    planning: {
      name: 'Planning',
      says: 'Who may finish planning when.',
      values: {
        ordered: {
          name: 'in turn',
          says: 'The starting player finishes first, then clockwise, as in the book.',
        },
        simultaneous: { name: 'at any time', says: 'Nobody waits; better for slow games.' },
      },
    },
    drawing: {
      name: 'Drawing',
      says: 'Whether all free planning spaces have to be filled.',
      values: {
        full: { name: 'fill all', says: 'You draw until all free spaces are full.' },
        upTo: { name: 'as you like', says: 'You may draw fewer tiles.' },
      },
    },
    openBags: { name: 'Open bags', says: 'Everyone may look into every bag and container.' },
    startingSeat: {
      name: 'Starting player',
      says: 'Who begins the first round.',
      values: { random: { name: 'by lot', says: 'The shuffle decides.' } },
    },
  },
  table: {
    title: { name: 'Title', says: 'What the table is called in lists.' },
    visibility: {
      name: 'Who finds it',
      says: 'Whether the table is listed.',
      values: {
        open: { name: 'open', says: 'Anyone can find it in the list and join.' },
        private: { name: 'private', says: 'Only those who have the link.' },
      },
    },
    clock: {
      name: 'Clock',
      says: 'How much time a player has.',
      values: {
        none: { name: 'none', says: 'Take your time.' },
        live: { name: 'live', says: 'Time for the whole game, and a little more for each turn.' },
        slow: { name: 'slow', says: 'Days for each decision; for games by the way.' },
      },
      bank: { name: 'Time for the game', says: 'In seconds, for each player.' },
      increment: { name: 'More for each turn', says: 'In seconds, added before each turn.' },
      days: { name: 'Days for a decision', says: 'So many days for each decision.' },
    },
    atZero: {
      name: 'When time is up',
      says: 'What happens when a player’s time has run out.',
      values: {
        bot: { name: 'a bot decides', says: 'A bot takes that decision, so that the game goes on.' },
        wait: { name: 'wait', says: 'The table waits; the host may seat a bot.' },
      },
    },
    spectators: { name: 'Spectators', says: 'Others may look on; they see only what lies open.' },
    undo: {
      name: 'Undo',
      says: 'What can be taken back.',
      values: {
        free: { name: 'freely', says: 'Back to the last thing that was revealed or that someone else did.' },
        agreed: { name: 'if all agree', says: 'Only if everyone at the table says yes.' },
        none: { name: 'never', says: 'What is done is done.' },
      },
    },
    hints: { name: 'Hints', says: 'You may ask what a good bot would do in your place.' },
    pace: {
      name: 'Pace of the bots',
      says: 'How long bots seem to think.',
      values: {
        instant: { name: 'at once', says: 'Bots answer as soon as they can.' },
        brisk: { name: 'brisk', says: 'A short moment, so that you can follow.' },
        calm: { name: 'calm', says: 'Time to watch every step.' },
      },
    },
    substitute: {
      name: 'Substitute',
      says: 'The bot that plays for someone who has left.',
      values: levels,
    },
  },
};

import { BOT_LIST, COMMON_OPTIONS, GAME_OPTIONS } from './options.ts';

export const ladderHelp = `lab ladder [OPTION…]

Every bot against every other, with a rating for each. Each pair meets equally
often, and each table is played with everyone on every seat. The ratings fit the
orders in which games ended (Plackett-Luce): 0 is the mean of all bots, and with
400 points more a bot finishes before another in ten cases of eleven. Each pair
is given one drawn game besides, so that a bot that never loses has a rating.

  --bots LIST       which bots, with commas (all); BOT@N or BOT@N/N sets how
                    much one thinks, for a plan and for another decision; a
                    bot can be named twice only in a list that fills the table
  --games N         how many games (200), rounded up until all pairs are even
  --workers N       how many games at once (one for each core)
  --progress        says how far it is even where no terminal is

${BOT_LIST}

${GAME_OPTIONS}

${COMMON_OPTIONS}`;

/** The ladder's table. */
export const ladder = {
  games: (games: string, players: number, meetings: string): string =>
    `${games} games of ${players}; each pair met ${meetings} times.`,
  columns: {
    bot: 'bot',
    rating: 'rating',
    interval: '95 %',
    games: 'games',
    share: 'wins',
    points: 'points',
    rank: 'rank',
  },
};

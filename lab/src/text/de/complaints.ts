import type { complaints as english } from '../en/complaints.ts';

/** What can be wrong with what only the lab is told. */
export const complaints: typeof english = {
  wrongBudget: (option, value, most, example) =>
    `${option} ${value}: muss eine oder zwei ganze Zahlen von 1 bis ${most} sein, etwa ${example}`,
  wrongShare: (option, value) => `${option} ${value}: muss eine Zahl von 0 bis 1 sein`,
  missingBot: (option, bots) => `arena braucht ${option} BOT: ${bots}`,
  ladderBots: (bots, most, known) =>
    `--bots: nennt ${bots}, aber eine Leiter braucht 2 bis ${most}; es gibt: ${known} (BOT@N denkt N Schritte)`,
  botTwice: (bot, players) =>
    `--bots: ${bot} steht zweimal da, was nur eine Liste für alle ${players} Plätze darf`,
  noSuchCombination: () => '--matrix: keine Kombination von Optionen passt zu dem, was du angibst',
};

/** What can be wrong with what only the lab is told. */
export const complaints = {
  wrongBudget: (option: string, value: string, most: number, example: string): string =>
    `${option} ${value}: must be one or two whole numbers from 1 to ${most}, such as ${example}`,
  wrongShare: (option: string, value: string): string => `${option} ${value}: must be a number from 0 to 1`,
  missingBot: (option: string, bots: string): string => `arena needs ${option} BOT: ${bots}`,
  ladderBots: (bots: number, most: number, known: string): string =>
    `--bots: names ${bots}, but a ladder needs 2 to ${most}; there are: ${known} (BOT@N thinks N steps)`,
  botTwice: (bot: string, players: number): string =>
    `--bots: ${bot} is named twice, which only a list for all ${players} seats may do`,
  noSuchCombination: (): string => '--matrix: no combination of options fits what you named',
};

import { BOT_NAMES, type BotName, isBotName } from '@altiplano/bots';
import { BadInput, choiceFlag, type FlagKinds, type Line, namedOptions } from '@altiplano/cli/command-line';
import type { Options } from '@altiplano/rules';
import { SERIES_FLAGS } from '../arena/bot-flags.ts';
import type { Texts } from '../text/texts.ts';

export const BALANCE_FLAGS: FlagKinds = {
  ...SERIES_FLAGS,
  bot: 'text',
  bots: 'text',
  targets: 'switch',
  report: 'text',
  missions: 'switch',
  traveler: 'text',
  short: 'switch',
};

const MODULE_FLAGS = ['missions', 'traveler', 'short'] as const;

/** The bot on every seat: the one whose weights were tuned, or else the strongest there is. */
export function balanceBot(line: Line, texts: Texts): BotName {
  const named = choiceFlag(line, 'bot', BOT_NAMES, texts);
  if (named !== undefined) return named;
  const tuned = 'tuned';
  const bot = isBotName(tuned) ? tuned : BOT_NAMES.at(-1);
  if (bot === undefined) throw new Error('there is no bot');
  return bot;
}

/** The bots whose games are measured side by side. */
export function targetBots(line: Line, texts: Texts): BotName[] {
  const named = line.flags.get('bots');
  if (named === undefined) return [balanceBot(line, texts)];
  if (line.flags.has('bot')) throw new BadInput(texts.targets.botsOrBot);
  const bots = named.split(',').map((name): BotName => {
    if (isBotName(name)) return name;
    const known = BOT_NAMES.join(` ${texts.words.or} `);
    throw new BadInput(texts.complaints.wrongChoice('--bots', name, known));
  });
  const twice = bots.find((bot, index) => bots.indexOf(bot) !== index);
  if (twice !== undefined) throw new BadInput(texts.targets.botTwice(twice));
  return bots;
}

/** The options that the user has named: modules as everywhere, or one by one. */
export function balanceOptions(line: Line, texts: Texts): Partial<Options> {
  const options = namedOptions(line, texts);
  const single = MODULE_FLAGS.filter((name) => line.flags.has(name));
  const [first] = single;
  if (first === undefined) return options;
  if (line.flags.has('modules')) throw new BadInput(texts.balance.modulesTwice(`--${first}`));
  const traveler = choiceFlag(line, 'traveler', ['full', 'eventsOnly', 'off'], texts) ?? 'off';
  return { ...options, missions: single.includes('missions'), traveler, short: single.includes('short') };
}

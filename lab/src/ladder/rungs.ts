import { BOT_NAMES } from '@altiplano/bots';
import { BadInput, type Line } from '@altiplano/cli/command-line';
import type { BotSeat } from '../arena/bot-game.ts';
import { readBudget } from '../arena/bot-flags.ts';
import { seatName } from '../arena/seat-name.ts';
import type { Texts } from '../text/texts.ts';
import { balancedLineups, type Lineup } from './lineups.ts';

/** With more, even a balanced design takes thousands of games. */
const MOST_BOTS = 16;

/** The bots of a ladder, each once, and the tables they play at. */
export interface Rungs {
  readonly bots: readonly BotSeat[];
  readonly lineups: readonly Lineup[];
}

/** A bot by name, or `BOT@STEPS` or `BOT@PLAN/ACTION` for one that thinks so much. */
function readBot(word: string, texts: Texts): BotSeat {
  const [name, ...steps] = word.split('@');
  const bot = BOT_NAMES.find((known) => known === name);
  if (bot === undefined) {
    throw new BadInput(texts.complaints.wrongChoice('--bots', word, BOT_NAMES.join(` ${texts.words.or} `)));
  }
  if (steps.length === 0) return { bot };
  return { bot, budget: readBudget(steps.join('@'), `--bots ${bot}@`, '/', texts) };
}

/** The bots that --bots lists, or all there are, at balanced tables. A list that repeats a bot is one table itself. */
export function rungsOf(line: Line, players: number, texts: Texts): Rungs {
  const { complaints } = texts;
  const words: readonly string[] = line.flags.get('bots')?.split(',') ?? BOT_NAMES;
  const named = words.map((word) => readBot(word.trim(), texts));
  const names = named.map(seatName);
  const bots = named.filter((_, place) => names.indexOf(names[place] as string) === place);
  if (bots.length < 2 || bots.length > MOST_BOTS) {
    throw new BadInput(complaints.ladderBots(bots.length, MOST_BOTS, BOT_NAMES.join(', ')));
  }
  if (bots.length === named.length) return { bots, lineups: balancedLineups(bots.length, players) };
  if (named.length !== players) {
    const twice = names.find((name, place) => names.indexOf(name) !== place);
    throw new BadInput(complaints.botTwice(twice ?? '', players));
  }
  const known = bots.map(seatName);
  return { bots, lineups: [names.map((name) => known.indexOf(name)).toSorted((a, b) => a - b)] };
}

import { BOT_NAMES, type BotName, type Budget } from '@altiplano/bots';
import {
  BadInput,
  choiceFlag,
  type FlagKinds,
  GAME_FLAGS,
  type Line,
  numberFlag,
} from '@altiplano/cli/command-line';
import type { Texts } from '../text/texts.ts';

/** What all commands that let bots play whole games understand. */
export const SERIES_FLAGS: FlagKinds = { ...GAME_FLAGS, games: 'text', workers: 'text', progress: 'switch' };

const MOST_STEPS = 1_000_000_000;
const MOST_GAMES = 10_000_000;
const MOST_WORKERS = 256;
const MOST_LUCK_WORLDS = 100;
/** More make luck known better and take longer. */
const LUCK_WORLDS = 8;

/** A bot that has to be named. */
export function botFlag(line: Line, name: string, texts: Texts): BotName {
  const bot = choiceFlag(line, name, BOT_NAMES, texts);
  if (bot !== undefined) return bot;
  throw new BadInput(texts.complaints.missingBot(`--${name}`, BOT_NAMES.join(` ${texts.words.or} `)));
}

/** A budget in one number, or in two with `separator` between them: for a plan, and for any other decision. */
export function readBudget(value: string, option: string, separator: string, texts: Texts): Budget {
  const numbers = value.split(separator).map((part) => (/^\d{1,10}$/.test(part) ? Number(part) : Number.NaN));
  const [plan = Number.NaN, action = plan, ...more] = numbers;
  const isSteps = (steps: number): boolean => steps >= 1 && steps <= MOST_STEPS;
  if (isSteps(plan) && isSteps(action) && more.length === 0) return { plan, action };
  throw new BadInput(texts.complaints.wrongBudget(option, value, MOST_STEPS, `200${separator}50`));
}

export function gamesFlag(line: Line, usual: number, texts: Texts): number {
  return numberFlag(line, 'games', 1, MOST_GAMES, texts) ?? usual;
}

export function workersFlag(line: Line, texts: Texts): number | undefined {
  return numberFlag(line, 'workers', 1, MOST_WORKERS, texts);
}

/** With how many other draws each draw from a bag is compared. */
export function luckFlag(line: Line, texts: Texts): number {
  return numberFlag(line, 'luck', 0, MOST_LUCK_WORLDS, texts) ?? LUCK_WORLDS;
}

/** A share from 0 to 1 among the flags. */
export function shareFlag(line: Line, name: string, texts: Texts): number | undefined {
  const value = line.flags.get(name);
  if (value === undefined) return undefined;
  const share = /^\d*\.?\d+$/.test(value) ? Number(value) : Number.NaN;
  if (share >= 0 && share <= 1) return share;
  throw new BadInput(texts.complaints.wrongShare(`--${name}`, value));
}

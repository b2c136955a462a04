import { DEFAULT_OPTIONS } from '@altiplano/rules';
import type { TableSettings } from './settings.ts';

/** The players that can be seated as bots, weakest first. */
export const BOT_LEVELS = ['random', 'easy', 'medium', 'hard', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** The settings of a table about which nobody said anything. */
export const DEFAULT_SETTINGS: TableSettings = {
  title: '',
  visibility: 'private',
  options: DEFAULT_OPTIONS,
  clock: { type: 'none' },
  atZero: 'bot',
  spectators: true,
  undo: 'free',
  hints: true,
  pace: 'brisk',
  substitute: 'medium',
};

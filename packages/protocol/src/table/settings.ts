import { DEFAULT_OPTIONS, type Options } from '@altiplano/rules';
import * as z from 'zod';
import { plainText } from '../people-text/plain-text.ts';
import { BOT_LEVELS } from './default-settings.ts';

export const botLevel = z
  .enum(BOT_LEVELS)
  .meta({ id: 'BotLevel', description: 'The bots that can be seated, weakest first.' });

/** The options of the game; whether they contradict each other only the rules know. */
const options = z
  .strictObject({
    players: z.int().min(2).max(5).default(DEFAULT_OPTIONS.players),
    missions: z.boolean().default(DEFAULT_OPTIONS.missions),
    traveler: z.enum(['off', 'eventsOnly', 'full']).default(DEFAULT_OPTIONS.traveler),
    short: z.boolean().default(DEFAULT_OPTIONS.short),
    edition: z.literal([2017, 2018]).default(DEFAULT_OPTIONS.edition),
    roles: z.enum(['random', 'draft']).default(DEFAULT_OPTIONS.roles),
    planning: z.enum(['ordered', 'simultaneous']).default(DEFAULT_OPTIONS.planning),
    drawing: z.enum(['full', 'upTo']).default(DEFAULT_OPTIONS.drawing),
    openBags: z.boolean().default(DEFAULT_OPTIONS.openBags),
    startingSeat: z.union([z.int().min(0).max(4), z.literal('random')]).default(DEFAULT_OPTIONS.startingSeat),
  } satisfies Record<keyof Options, z.ZodType>)
  .meta({
    id: 'Options',
    description: 'The options of the game. Some contradict each other; that is refused with `badOptions`.',
  });

const HOUR = 3600;
const DAYS = 30;

const clock = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('none') }).describe('No clock.'),
    z
      .strictObject({
        type: z.literal('live'),
        bank: z
          .int()
          .min(10)
          .max(24 * HOUR),
        increment: z.int().min(0).max(HOUR),
      })
      .describe('In seconds: what each seat has for the whole game, and what each turn adds.'),
    z
      .strictObject({ type: z.literal('slow'), days: z.number().min(0.001).max(DAYS) })
      .describe('So many days for each decision.'),
  ])
  .meta({ id: 'ClockSettings', description: 'How long people may think.' });
export type ClockSettings = z.infer<typeof clock>;

/** What the host of a table decides; whatever is left out has a default. */
export const tableSettingsSchema = z
  .strictObject({
    title: z
      .string()
      .max(60)
      .regex(/^\P{Cc}*$/u, 'no control characters')
      .overwrite(plainText)
      .default(''),
    visibility: z
      .enum(['open', 'private'])
      .default('private')
      .describe('Open tables are listed; a private one is found only by its link.'),
    options: options.prefault({}),
    clock: clock.default({ type: 'none' }),
    atZero: z
      .enum(['bot', 'wait'])
      .default('bot')
      .describe('What happens when a clock runs out: a bot plays the decision, or the table waits.'),
    spectators: z.boolean().default(true).describe('Whether others may look on.'),
    undo: z
      .enum(['free', 'agreed', 'none'])
      .default('free')
      .describe(
        'Free: until something is revealed or someone else acts. Agreed: only as a rollback that all accept.',
      ),
    hints: z.boolean().default(true).describe('Whether people may ask for hints.'),
    pace: z.enum(['instant', 'brisk', 'calm']).default('brisk').describe('How long bots seem to think.'),
    substitute: botLevel
      .default('medium')
      .describe('The bot that plays for a person who has left or whose clock has run out.'),
  })
  .meta({
    id: 'TableSettings',
    description: 'What the host of a table decides; whatever is left out has its default.',
  });
export type TableSettings = z.infer<typeof tableSettingsSchema>;
/** Settings as a client may write them. */
export type TableSettingsInput = z.input<typeof tableSettingsSchema>;

import * as z from 'zod';
import { botLevel, tableSettingsSchema } from './settings.ts';
import { entropy, hash, id, moment, motion, natural, person, result } from './words.ts';
import { seat } from './written.ts';

export const TABLE_STATUS = ['lobby', 'running', 'finished', 'abandoned'] as const;
export type TableStatus = (typeof TABLE_STATUS)[number];

const seatInfo = z
  .strictObject({
    person: person.nullable(),
    bot: botLevel.nullable(),
    ready: z.boolean(),
  })
  .meta({
    id: 'SeatInfo',
    description: 'A seat: open (neither), a person’s, a bot’s, or a person’s for whom a bot plays (both).',
  });
export type SeatInfo = z.infer<typeof seatInfo>;

/** All that is known about a table but the game itself and its clock. */
export const tableInfoSchema = z
  .strictObject({
    status: z.enum(TABLE_STATUS),
    origin: z.enum(['opened', 'rematch', 'record']).describe('How the table came to be.'),
    settings: tableSettingsSchema,
    host: id.describe('The id of the person who decides about the table.'),
    seats: z.array(seatInfo),
    rules: z.string().describe('The version of the rules.'),
    pack: z.strictObject({ id: z.string(), hash }).describe('The component pack; see `/api/packs`.'),
    commitment: hash.describe('SHA-256 of the secret seed.'),
    entropy: z
      .array(entropy)
      .nullable()
      .describe('What the players’ clients added to the seed, by seat; known once the game has started.'),
    seed: z.string().nullable().describe('The secret seed; known once the game has ended.'),
    createdAt: moment,
    startedAt: moment.nullable(),
    endedAt: moment.nullable(),
    proposal: z
      .strictObject({ seat, motion, accepted: z.array(seat) })
      .nullable()
      .describe('What is proposed, by whom, and who has agreed.'),
    result: result.nullable(),
    continued: z
      .boolean()
      .describe(
        'Whether the game went on under newer rules: then there is no record that could be played again.',
      ),
    rematch: id.nullable().describe('The table where they play again.'),
  })
  .meta({
    id: 'TableInfo',
    description: 'All that is known about a table but the game itself and its clock.',
  });
export type TableInfo = z.infer<typeof tableInfoSchema>;

export const clockInfoSchema = z
  .strictObject({
    at: moment,
    seats: z
      .array(z.strictObject({ left: z.int(), runs: z.boolean() }).nullable())
      .describe('What each seat had left then, in milliseconds, and whether its clock runs since.'),
  })
  .meta({ id: 'ClockInfo', description: 'The clocks as they stood at a moment.' });
export type ClockInfo = z.infer<typeof clockInfoSchema>;

export const ownInfoSchema = z
  .strictObject({
    mayUndo: z
      .array(natural)
      .describe('The numbers of the own updates whose steps can be taken back, the last step first.'),
    forced: z.boolean().describe('Whether decisions without a choice play themselves.'),
  })
  .meta({ id: 'OwnInfo', description: 'What concerns only the reader’s own seat.' });
export type OwnInfo = z.infer<typeof ownInfoSchema>;

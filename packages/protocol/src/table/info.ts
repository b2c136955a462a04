import * as z from 'zod';
import { botLevel, tableSettingsSchema } from './settings.ts';
import { entropy, hash, id, moment, motion, natural, person, result, seat } from './words.ts';

export const TABLE_STATUS = ['lobby', 'running', 'finished', 'abandoned'] as const;
export type TableStatus = (typeof TABLE_STATUS)[number];

/** A seat: open (neither), a person's, a bot's, or a person's for whom a bot plays (both). */
const seatInfo = z.strictObject({
  person: person.nullable(),
  bot: botLevel.nullable(),
  ready: z.boolean(),
});
export type SeatInfo = z.infer<typeof seatInfo>;

/** All that is known about a table but the game itself and its clock. */
export const tableInfoSchema = z.strictObject({
  status: z.enum(TABLE_STATUS),
  origin: z.enum(['opened', 'rematch', 'record']),
  settings: tableSettingsSchema,
  /** The id of the person who decides about the table. */
  host: id,
  seats: z.array(seatInfo),
  rules: z.string(),
  pack: z.strictObject({ id: z.string(), hash }),
  commitment: hash,
  /** What the players' clients added to the seed, by seat; known once the game has started. */
  entropy: z.array(entropy).nullable(),
  /** The secret seed; known once the game has ended. */
  seed: z.string().nullable(),
  createdAt: moment,
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
  proposal: z.strictObject({ seat, motion, accepted: z.array(seat) }).nullable(),
  result: result.nullable(),
  /** Whether the game went on under newer rules: then there is no record that could be played again. */
  continued: z.boolean(),
  /** The table where they play again. */
  rematch: id.nullable(),
});
export type TableInfo = z.infer<typeof tableInfoSchema>;

/** The clocks as they stood at a moment: what each seat had left then, in milliseconds, and whether it runs since. */
export const clockInfoSchema = z.strictObject({
  at: moment,
  seats: z.array(z.strictObject({ left: z.int(), runs: z.boolean() }).nullable()),
});
export type ClockInfo = z.infer<typeof clockInfoSchema>;

/** What concerns only the reader's own seat. */
export const ownInfoSchema = z.strictObject({
  /** The numbers of the own updates whose steps can be taken back, the last step first. */
  mayUndo: z.array(natural),
  /** Whether decisions without a choice play themselves. */
  forced: z.boolean(),
});
export type OwnInfo = z.infer<typeof ownInfoSchema>;

import * as z from 'zod';
import { botLevel, tableSettingsSchema } from '../table/settings.ts';
import { entropy, motion, natural } from '../table/words.ts';
import { move, seat } from '../table/written.ts';

function command<K extends string, S extends z.core.$ZodShape>(type: K, says: string, shape: S) {
  return z.strictObject({ type: z.literal(type), ...shape }).describe(says);
}

/** What a person can do at a table. */
export const COMMANDS = [
  command(
    'configure',
    'In the lobby, the host: other settings, all of them. Everyone has to be ready again.',
    {
      settings: tableSettingsSchema,
    },
  ),
  command(
    'sit',
    'In the lobby: takes an open seat, or another than before; without a number the first open one.',
    {
      seat: seat.exactOptional(),
    },
  ),
  command('stand', 'In the lobby: gives up the own seat.', {}),
  command('seatBot', 'In the lobby, the host: a bot on an open seat, or of another level on a bot’s seat.', {
    seat,
    level: botLevel,
  }),
  command('openSeat', 'In the lobby, the host: whoever sits there leaves the seat.', { seat }),
  command('ready', 'In the lobby: may start. The entropy goes into the shuffle.', {
    entropy: entropy.exactOptional(),
  }),
  command('unready', 'In the lobby: not yet.', {}),
  command(
    'start',
    'In the lobby, the host: the game begins, if all seats are taken and all other people are ready.',
    {
      entropy: entropy.exactOptional(),
    },
  ),
  command('play', 'A move of the own seat.', { move }),
  command('undo', 'Takes back the last own step, or all own steps after an own update.', {
    to: natural.exactOptional(),
  }),
  command('propose', 'Asks all people at the table to agree.', { motion }),
  command('accept', 'Agrees to what is proposed.', {}),
  command('decline', 'Does not agree, or withdraws the own proposal.', {}),
  command('leave', 'In the lobby gives up the own seat; in a game a bot plays on for the own seat.', {}),
  command('return', 'Takes the own seat back from the bot.', {}),
  command('replace', 'The host: a bot plays for a person who is absent.', {
    seat,
    level: botLevel.exactOptional(),
  }),
  command('prefer', 'Whether own decisions without a choice play themselves.', { forced: z.boolean() }),
  command('abandon', 'In the lobby, the host: the table is closed.', {}),
] as const;

export type TableCommand = z.infer<(typeof COMMANDS)[number]>;
export type CommandType = TableCommand['type'];

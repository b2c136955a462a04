import * as z from 'zod';
import { id, natural, person } from '../table/words.ts';

const GROUPS = ['person', 'level', 'role', 'modules', 'seats'] as const;
export type StatisticsGroup = (typeof GROUPS)[number];

const listOf = (values: readonly string[]) =>
  z
    .string()
    .max(200)
    .refine((text) => text.split(',').every((word) => values.includes(word)), `of ${values.join(', ')}`);

/** The modules as results name them; a game without any is `base`. */
export const MODULES = ['missions', 'traveler', 'events', 'short'] as const;

/** The query of `GET /api/statistics`: finished games, grouped, and which of them count. */
export const statisticsQuerySchema = z.strictObject({
  by: listOf(GROUPS)
    .exactOptional()
    .describe('Of `person`, `level`, `role`, `modules`, `seats`, with commas; nothing: one sum over all.'),
  of: z
    .enum(['me', 'people', 'bots', 'all'])
    .default('all')
    .describe('Whose seats: the asker’s, all people’s, all bots’, or all.'),
  person: id.exactOptional(),
  role: z.string().min(1).max(64).exactOptional(),
  modules: listOf([...MODULES, 'base']).exactOptional(),
  seats: z.coerce.number().int().min(2).max(5).exactOptional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});
export type StatisticsQuery = z.infer<typeof statisticsQuerySchema>;

/** Sums over the seats of one group; averages are the reader's business. */
export const tallySchema = z
  .strictObject({
    person: person.nullable().exactOptional(),
    level: z.string().nullable().exactOptional(),
    role: z.string().exactOptional(),
    modules: z.array(z.string()).exactOptional(),
    seats: natural.exactOptional(),
    games: natural,
    won: natural,
    points: z.int(),
    bestPoints: z.int(),
    ranks: natural.describe('The sum of the ranks, 1 being the best.'),
  })
  .meta({
    id: 'Tally',
    description: 'Sums over the seats of one group; averages are the reader’s business.',
  });
export type StatisticsTally = z.infer<typeof tallySchema>;

export const statisticsSchema = z.strictObject({ tallies: z.array(tallySchema) });
export type Statistics = z.infer<typeof statisticsSchema>;

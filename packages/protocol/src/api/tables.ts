import * as z from 'zod';
import { TABLE_STATUS, tableInfoSchema } from '../table/info.ts';
import { tableSettingsSchema } from '../table/settings.ts';
import { hash, id, moment, natural } from '../table/words.ts';
import { seat } from '../table/written.ts';

/** `POST /api/tables`: a new table; whoever asks becomes its host. Without a pack it is the shipped one. */
export const newTableBodySchema = z.strictObject({
  settings: tableSettingsSchema.prefault({}),
  pack: hash.exactOptional().describe('Without it, the shipped pack.'),
});
export type NewTableBody = z.infer<typeof newTableBodySchema>;

/** Where a new table is found. */
export const newTableSchema = z.strictObject({ table: id });

/** What a list shows of a table besides its title and state. */
export const tableSummarySchema = z
  .strictObject({
    settings: tableSettingsSchema,
    host: id,
    seats: tableInfoSchema.shape.seats,
    pack: z.strictObject({ id: z.string(), hash }),
    createdAt: moment,
    endedAt: moment.nullable(),
    awaited: z.array(seat).describe('The seats that the game waits for.'),
    result: z.strictObject({ points: z.array(z.int()), winners: z.array(seat) }).nullable(),
  })
  .meta({ id: 'TableSummary', description: 'What a list shows of a table besides its title and state.' });
export type TableSummary = z.infer<typeof tableSummarySchema>;

/** A table in a list. */
export const listedTableSchema = z
  .strictObject({
    table: id,
    status: z.enum(TABLE_STATUS),
    title: z.string(),
    seatsFree: natural,
    updated: moment,
    summary: tableSummarySchema,
  })
  .meta({ id: 'ListedTable', description: 'A table in a list.' });
export type ListedTable = z.infer<typeof listedTableSchema>;

/** Part of a list, newest first; `next` asks for what follows as the query's `after`, and is null at the end. */
export const tableListSchema = z.strictObject({
  tables: z.array(listedTableSchema),
  next: z.string().nullable().describe('Asks for what follows as the query’s `after`; null at the end.'),
});
export type TableList = z.infer<typeof tableListSchema>;

/** A place in a list as it stands in a query: a moment and an id. */
const MARK = /^(?<at>\d{1,15})\.(?<id>[\w-]{1,64})$/;

const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(20),
  after: z.string().regex(MARK, 'a mark from `next`').exactOptional(),
};

/** The query of `GET /api/tables`. */
export const openTablesQuerySchema = z.strictObject(paging);

/** The query of `GET /api/tables/mine`: those still going (lobby and game), or those that have ended. */
export const ownTablesQuerySchema = z.strictObject({
  ...paging,
  which: z
    .enum(['going', 'ended'])
    .default('going')
    .describe('Those still going (lobby and game), or those that have ended.'),
});

/** Writes a place in a list for a query. */
export function markText(mark: { readonly at: number; readonly id: string }): string {
  return `${mark.at}.${mark.id}`;
}

/** Reads what `markText` wrote. */
export function parseMark(text: string): { at: number; id: string } | null {
  const groups = MARK.exec(text)?.groups;
  return groups === undefined ? null : { at: Number(groups['at']), id: groups['id'] as string };
}

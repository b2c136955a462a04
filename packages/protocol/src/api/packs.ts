import * as z from 'zod';
import { hash, moment } from '../table/words.ts';

const text = z.strictObject({ en: z.string(), de: z.string() });

/** A pack by its name and the hash of its content. */
export const listedPackSchema = z
  .strictObject({ hash, name: text, broughtAt: moment.nullable() })
  .meta({ id: 'ListedPack', description: 'A component pack by its name and the hash of its content.' });
export type ListedPack = z.infer<typeof listedPackSchema>;

/** `GET /api/packs`: the shipped pack first, then those that the asker has brought. */
export const packListSchema = z.strictObject({ packs: z.array(listedPackSchema) });
export type PackList = z.infer<typeof packListSchema>;

/** What is wrong with a pack that somebody brought, entry by entry. */
export const packProblemsSchema = z.array(
  z.strictObject({
    path: z.string(),
    code: z.string(),
    figures: z.record(z.string(), z.union([z.string(), z.number()])),
    message: z.string().describe('In English.'),
  }),
);

import * as z from 'zod';
import { moment, person } from '../table/words.ts';

/** `POST` and `PATCH /api/me`: the name to have; what is done with it is said by `personName`. */
export const nameBodySchema = z.strictObject({
  name: z.string().max(1024).describe('1 to 24 visible characters on one line.'),
});

/** `POST /api/me/claim`: a code as it was shown; blanks, hyphens and the case of letters do not matter. */
export const codeBodySchema = z.strictObject({
  code: z
    .string()
    .max(64)
    .describe('As it was shown; blanks, hyphens and the case of letters do not matter.'),
});

/** Who asks, as the answer to everything under `/api/me`; null for somebody without a session. */
export const meSchema = z.strictObject({
  person: person.nullable().describe('Null for somebody without a session.'),
});
export type Me = z.infer<typeof meSchema>;

/** A one-time code with which another device becomes the same person; it works once, until it expires. */
export const codeSchema = z.strictObject({ code: z.string(), expires: moment });
export type Code = z.infer<typeof codeSchema>;

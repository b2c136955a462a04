import * as z from 'zod';

/** A refusal as it travels. */
export const troubleSchema = z
  .strictObject({
    code: z.string().describe('Stable; see the codes below.'),
    place: z
      .string()
      .exactOptional()
      .describe('Where in the message, as `settings.clock.bank`; or line and column of what is no JSON.'),
    figures: z
      .record(z.string(), z.union([z.number(), z.string()]))
      .describe('What the code can be explained with.'),
    rule: z.string().exactOptional().describe('The id of the rule, if a rule of the game is the reason.'),
  })
  .meta({ id: 'Trouble', description: 'Why something was refused.' });
export type Trouble = Readonly<z.infer<typeof troubleSchema>>;

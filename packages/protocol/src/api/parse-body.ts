import type * as z from 'zod';
import { troubleOfProblem } from '../messages/trouble.ts';
import type { Trouble } from '../messages/trouble-schema.ts';
import { shapeProblem } from '../shape-problem.ts';

/** A value of the shape that a schema asks for, or what is wrong with it and where; never throws. */
export function parseBody<T>(
  schema: z.ZodType<T>,
  json: unknown,
): { readonly value: T } | { readonly trouble: Trouble } {
  const parsed = schema.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  return { trouble: troubleOfProblem(shapeProblem(json, parsed.error)) };
}

import type * as z from 'zod';
import { placeOf, type Problem, problem, shown } from './record/problem.ts';

function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  let value = json;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[step];
  }
  return value;
}

/** The first thing that is wrong with the shape of a value, with its place in it. */
export function shapeProblem(json: unknown, error: z.ZodError): Problem {
  const issue = error.issues[0] as z.core.$ZodIssue;
  if (issue.code === 'unrecognized_keys') {
    return problem('unknownKey', placeOf([...issue.path, issue.keys[0] as string]));
  }
  const value = valueAt(json, issue.path);
  const place = placeOf(issue.path);
  if (value === undefined) return problem('missing', place);
  return problem('wrongValue', place, { found: shown(value), expected: expectedBy(issue) });
}

function expectedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'too_small':
      return `≥ ${String(issue.minimum)}`;
    case 'too_big':
      return `≤ ${String(issue.maximum)}`;
    case 'invalid_format':
      return issue.message;
    default:
      return '';
  }
}

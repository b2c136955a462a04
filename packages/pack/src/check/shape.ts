import type * as z from 'zod';
import type { Pack } from '../pack.ts';
import { packSchema } from '../schema/pack-schema.ts';
import { type Report, shown, type Steps, valueAt } from './problem.ts';

type Issue = z.core.$ZodIssue;

const KINDS: Readonly<Record<string, string>> = {
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function bound(issue: Issue & { code: 'too_small' | 'too_big' }, input: unknown): string {
  const least = issue.code === 'too_small';
  const limit = String(least ? issue.minimum : issue.maximum);
  const word = issue.exact === true ? 'exactly' : least ? 'at least' : 'at most';
  if (Array.isArray(input)) return `needs ${word} ${limit} entries, has ${input.length}`;
  if (typeof input === 'string') return `needs ${word} ${limit} characters, has ${input.length}`;
  return `must be ${word} ${limit}, is ${shown(input)}`;
}

function wrong(issue: Issue, input: unknown): string {
  if (input === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}, is ${shown(input)}`;
    case 'too_small':
    case 'too_big':
      return bound(issue, input);
    case 'invalid_value':
      if (issue.values.length === 1) return `must be ${shown(issue.values[0])}, is ${shown(input)}`;
      return `${issue.message} ${shown(input)}`;
    case 'invalid_union':
      return `unknown ${issue.discriminator ?? 'value'} ${shown(input)}`;
    case 'invalid_format':
      return `${issue.message}, is ${shown(input)}`;
    default:
      return issue.message;
  }
}

function reportIssue(issue: Issue, json: unknown, report: Report): void {
  const path: Steps = issue.path;
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) report([...path, key], 'unknown key');
  } else {
    report(path, wrong(issue, valueAt(json, path)));
  }
}

/** The pack, if the value has the shape of one (its provenance is not looked at here); else null, and why. */
export function shapedAsPack(json: unknown, report: Report): Pack | null {
  const result = packSchema.safeParse(json);
  if (result.success) return result.data;
  for (const issue of result.error.issues) reportIssue(issue, json, report);
  return null;
}

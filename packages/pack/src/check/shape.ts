import type * as z from 'zod';
import type { Pack } from '../pack.ts';
import { packSchema } from '../schema/pack-schema.ts';
import { type Report, shown, type Steps, valueAt } from './problem.ts';
import { PROBLEM_SENTENCES, type ProblemCode } from './sentences.ts';

type Issue = z.core.$ZodIssue;

const KINDS: Readonly<Record<string, string>> = {
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function reportBound(
  issue: Issue & { code: 'too_small' | 'too_big' },
  path: Steps,
  input: unknown,
  report: Report,
): void {
  const isLeast = issue.code === 'too_small';
  const limit = String(isLeast ? issue.minimum : issue.maximum);
  const how = issue.exact === true ? 'exactly' : isLeast ? 'at least' : 'at most';
  if (Array.isArray(input)) report(path, 'entries', { how, limit, has: input.length });
  else if (typeof input === 'string') report(path, 'characters', { how, limit, has: input.length });
  else report(path, 'bound', { how, limit, is: shown(input) });
}

/** Where the schema has a say of its own, it says the code. */
function isCode(message: string): message is ProblemCode {
  return Object.hasOwn(PROBLEM_SENTENCES, message);
}

function reportIssue(issue: Issue, json: unknown, report: Report): void {
  const path: Steps = issue.path;
  const input = valueAt(json, path);
  const is = shown(input);
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) report([...path, key], 'unknownKey');
    return;
  }
  if (input === undefined) return report(path, 'missing');
  switch (issue.code) {
    case 'invalid_type':
      return report(path, 'mustBe', { wanted: KINDS[issue.expected] ?? issue.expected, is });
    case 'too_small':
    case 'too_big':
      return reportBound(issue, path, input, report);
    case 'invalid_value':
      if (issue.values.length === 1) return report(path, 'mustBe', { wanted: shown(issue.values[0]), is });
      return report(path, 'unknownWord', { what: issue.message, is });
    case 'invalid_union':
      return report(path, 'unknownWord', { what: issue.discriminator ?? 'value', is });
    default:
      return isCode(issue.message)
        ? report(path, issue.message, { is })
        : report(path, 'otherwise', { says: issue.message });
  }
}

/** The pack, if the value has the shape of one (its provenance is not looked at here); else null, and why. */
export function shapedAsPack(json: unknown, report: Report): Pack | null {
  const result = packSchema.safeParse(json);
  if (result.success) return result.data;
  for (const issue of result.error.issues) reportIssue(issue, json, report);
  return null;
}

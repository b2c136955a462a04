import { whyNotOptions } from '@altiplano/rules';
import { parseJson } from '../json-text.ts';
import { shapeProblem } from '../shape-problem.ts';
import { isProblem, placeOf, type Problem, problem, shown } from './problem.ts';
import { RECORD_FORMAT } from '../versions.ts';
import { type GameRecord, recordSchema } from './schema.ts';
import { whyTooMuch } from './size.ts';

/** A record out of the text of a file, or what is wrong with it and where. */
export function parseRecordText(text: string): GameRecord | Problem {
  const read = parseJson(text);
  return isProblem(read) ? read : parseRecord(read.json);
}

/** A record out of any value, or the first thing that is wrong with it; never throws. */
export function parseRecord(json: unknown): GameRecord | Problem {
  const bad = whyTooMuch(json) ?? whyNotFormat(json);
  if (bad !== null) return bad;
  const parsed = recordSchema.safeParse(json);
  if (!parsed.success) return shapeProblem(json, parsed.error);
  const record = parsed.data as unknown as GameRecord;
  const rejection = whyNotOptions(record.options);
  if (rejection !== null) {
    const { option } = rejection.figures;
    const path = typeof option === 'string' ? ['options', option] : ['options'];
    return problem('badOptions', placeOf(path), {}, rejection);
  }
  if (record.entropy.length > record.options.players) {
    const { length } = record.entropy;
    return problem('wrongValue', 'entropy', { found: length, expected: `≤ ${record.options.players}` });
  }
  return record;
}

/** Asked first, because of another format nothing else can be said. */
function whyNotFormat(json: unknown): Problem | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return problem('notARecord', '', { found: shown(json) });
  }
  const format = Object.hasOwn(json, 'format') ? (json as { format: unknown }).format : undefined;
  if (format === RECORD_FORMAT) return null;
  const isNewer = typeof format === 'number' && Number.isInteger(format) && format > RECORD_FORMAT;
  return problem(isNewer ? 'newerFormat' : 'unknownFormat', 'format', {
    found: shown(format),
    known: RECORD_FORMAT,
  });
}

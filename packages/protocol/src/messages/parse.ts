import { parseJson } from '../json-text.ts';
import { isProblem, shown } from '../record/problem.ts';
import { shapeProblem } from '../shape-problem.ts';
import { type FromClient, fromClientSchema } from './from-client.ts';
import { trouble, troubleOfProblem } from './trouble.ts';
import type { Trouble } from './trouble-schema.ts';

/** A message that could not be understood: why, and its id if that much could be read. */
export interface Misunderstood {
  readonly trouble: Trouble;
  readonly id?: string;
}

const KNOWN = new Set<unknown>(fromClientSchema.options.map((option) => option.shape.type.value));

/** A client's message out of the text it came as, or what is wrong with it and where; never throws. */
export function parseFromClient(text: string): FromClient | Misunderstood {
  const read = parseJson(text);
  if (isProblem(read)) return { trouble: troubleOfProblem(read) };
  const parsed = fromClientSchema.safeParse(read.json);
  if (parsed.success) return parsed.data as FromClient;
  const found = fieldsOf(read.json);
  const why = !KNOWN.has(found.type)
    ? trouble('unknownMessage', { found: shown(found.type) }, 'type')
    : troubleOfProblem(shapeProblem(read.json, parsed.error));
  const { id } = found;
  return typeof id === 'string' && id.length > 0 && id.length <= 64 ? { trouble: why, id } : { trouble: why };
}

/** Whether a message could not be understood. */
export function isMisunderstood(message: FromClient | Misunderstood): message is Misunderstood {
  return 'trouble' in message;
}

function fieldsOf(json: unknown): { type?: unknown; id?: unknown } {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {};
}

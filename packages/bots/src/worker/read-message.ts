import type { Ask, FromThinker, Pack, ToThinker } from './messages.ts';

type Fields = Readonly<Record<string, unknown>>;
type Check = readonly [isRight: (value: unknown) => boolean, wanted: string];

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

const OBJECT: Check = [isObject, 'an object'];
const TEXT: Check = [(value) => typeof value === 'string', 'a text'];
const COUNT: Check = [isCount, 'a whole number from 0 on'];
const FLAG: Check = [(value) => typeof value === 'boolean', 'true or false'];
const TIME: Check = [(value) => Number.isFinite(value) && (value as number) >= 0, 'a number from 0 on'];

function optional([isRight, wanted]: Check): Check {
  return [(value) => value === undefined || isRight(value), wanted];
}

/** State and options are only objects here: `restoreGame` looks into them. */
const ASK: Readonly<Record<string, Check>> = {
  pack: TEXT,
  options: OBJECT,
  state: OBJECT,
  seat: COUNT,
  bot: TEXT,
  seed: TEXT,
  budget: optional(OBJECT),
  milliseconds: optional(TIME),
  openEnded: optional(FLAG),
  reasons: optional(FLAG),
};
const BUDGET = { plan: COUNT, action: COUNT };
const PACK = { id: TEXT, components: OBJECT };

function check(value: unknown, path: string, fields: Readonly<Record<string, Check>>): void {
  if (!isObject(value)) throw new Error(`${path} is not an object`);
  for (const [name, [isRight, wanted]] of Object.entries(fields)) {
    if (!isRight(value[name])) throw new Error(`${path}.${name} is not ${wanted}`);
  }
}

/** The id of a message, however broken the rest of it is. */
export function idOf(data: unknown): number | null {
  return isObject(data) && isCount(data['id']) ? (data['id'] as number) : null;
}

/** A message to a worker, or an error that names the first thing wrong with it. */
export function readMessage(data: unknown): ToThinker {
  if (!isObject(data)) throw new Error('the message is not an object');
  const { pack, ask, cancel, answerNow } = data;
  if (pack !== undefined) {
    check(pack, 'pack', PACK);
    return { pack: pack as Pack };
  }
  const id = idOf(data);
  if (id === null) throw new Error(`id is not ${COUNT[1]}`);
  if (ask !== undefined) return { id, ask: readAsk(ask) };
  if (cancel === true) return { id, cancel };
  if (answerNow === true) return { id, answerNow };
  throw new Error('the message holds neither a pack nor ask, cancel or answerNow');
}

function readAsk(data: unknown): Ask {
  check(data, 'ask', ASK);
  const ask = data as Ask;
  if (ask.budget !== undefined) check(ask.budget, 'ask.budget', BUDGET);
  return ask;
}

/** A message of a worker, or an error if it is none of ours. */
export function readReply(data: unknown): FromThinker {
  if (!isObject(data)) throw new Error('the reply is not an object');
  if (typeof data['failed'] !== 'string') check(data, 'reply', { id: COUNT, move: COUNT });
  return data as unknown as FromThinker;
}

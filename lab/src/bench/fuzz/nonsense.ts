import { randomBytes } from 'node:crypto';
import { type Dice, pick } from '../live/dice.ts';

/** Values that have surprised programs before. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 53,
  -0,
  1e308,
  '',
  ' ',
  '\u0000',
  '\u202E',
  '💥',
  'constructor',
  '__proto__',
  'x'.repeat(65),
  'y'.repeat(2000),
  [],
  {},
  [[[]]],
  { length: 1e9 },
  ['a', 1, null],
  { type: 'play' },
];

const KEYS = [
  'type',
  'id',
  'table',
  'seat',
  'move',
  'to',
  '__proto__',
  'constructor',
  'toString',
  'more',
  '',
];

/** One thing about a JSON value is changed, somewhere in it. */
export function mutated(value: unknown, dice: Dice): unknown {
  if (typeof value !== 'object' || value === null || dice(4) === 0) return pick(dice, ODD);
  if (Array.isArray(value)) return [...value.slice(0, dice(value.length + 1)), pick(dice, ODD)];
  const copy: Record<string, unknown> = { ...value };
  const known = Object.keys(copy);
  const key = known.length === 0 || dice(5) === 0 ? pick(dice, KEYS) : pick(dice, known);
  if (dice(4) === 0) delete copy[key];
  else copy[key] = mutated(copy[key], dice);
  return copy;
}

const JUNK: readonly ((dice: Dice, text: string) => string)[] = [
  () => '',
  () => '{',
  () => 'null',
  () => '[]',
  () => '"type"',
  () => 'NaN',
  (_, text) => `${text}${text}`,
  (_, text) => `\uFEFF${text}`,
  (_, text) => text.replaceAll('"', "'"),
  (_, text) => text.replace(':', ''),
  (_, text) => text.replace('{', '{"__proto__":{"type":"ping"},'),
  (_, text) => text.replace('{', '{"type":"ping","type":"dance",'),
  (dice, text) => text.slice(0, dice(text.length)),
  (dice, text) => text.slice(0, dice(text.length)) + String.fromCharCode(dice(65_536)) + text.slice(dice(9)),
  (dice) => '['.repeat(1 + dice(5000)),
  (dice) => '{"a":'.repeat(1 + dice(2000)),
  (dice) => `{"type":"ping","id":"${'z'.repeat(dice(20_000))}"}`,
  (dice) => `{"type":"ping","id":${'9'.repeat(1 + dice(400))}}`,
  (dice) => randomBytes(1 + dice(300)).toString('latin1'),
  (dice) => randomBytes(1 + dice(300)).toString('base64'),
];

/** A text that is no message, though it may look like one. */
export function malformed(text: string, dice: Dice): string {
  return pick(dice, JUNK)(dice, text);
}

import { BadInput, problemText, readJson } from '@altiplano/cli/command-line';
import type { Problem } from '@altiplano/protocol';
import type { Figures } from '@altiplano/rules';
import type { Texts } from '../text/texts.ts';

/** What is wrong with a data file, until someone who knows the language says it. */
class WrongData extends Error {
  override readonly name = 'WrongData';
  readonly problem: Problem;

  constructor(problem: string, place: string, figures: Figures = {}) {
    super(`${place}: ${problem}`);
    this.problem = { problem, place, figures };
  }
}

/** Reads a data file; the first thing that is wrong with it becomes one line that names the place. */
export function readData<Data>(file: string, read: (json: unknown) => Data, texts: Texts): Data {
  const json = readJson(file, texts);
  try {
    return read(json);
  } catch (error) {
    if (!(error instanceof WrongData)) throw error;
    throw new BadInput(`${file}: ${problemText(error.problem, texts)}`);
  }
}

const LONGEST_SHOWN = 40;

function shown(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  const text = JSON.stringify(value).replaceAll(/\p{C}/gu, '?');
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/** Refuses a value at its place; `expected` is a kind that the complaints know, or a figure. */
export function refuse(value: unknown, place: string, expected: string): never {
  if (value === undefined) throw new WrongData('missing', place);
  throw new WrongData('wrongValue', place, { found: shown(value), expected });
}

/** An object with no other entries than these, of which some may be missing. */
export function objectAt<Key extends string>(
  value: unknown,
  place: string,
  keys: readonly Key[],
): Partial<Record<Key, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(value, place, 'object');
  const known = new Set<string>(keys);
  const stranger = Object.keys(value).find((key) => !known.has(key));
  if (stranger !== undefined) throw new WrongData('unknownKey', [place, stranger].filter(Boolean).join('.'));
  return value as Partial<Record<Key, unknown>>;
}

export function listAt(value: unknown, place: string): readonly unknown[] {
  return Array.isArray(value) ? value : refuse(value, place, 'array');
}

export function textAt(value: unknown, place: string): string {
  return typeof value === 'string' ? value : refuse(value, place, 'string');
}

export function numberAt(value: unknown, place: string): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : refuse(value, place, 'number');
}

/** A whole number within limits. */
export function countAt(value: unknown, place: string, least: number, most: number): number {
  const number = numberAt(value, place);
  if (!Number.isInteger(number)) refuse(value, place, 'int');
  if (number < least) refuse(value, place, `≥ ${least}`);
  if (number > most) refuse(value, place, `≤ ${most}`);
  return number;
}

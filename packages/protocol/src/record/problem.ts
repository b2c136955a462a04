import type { Figures, Rejection } from '@altiplano/rules';

/** What is wrong with a record, as data: a stable code, where in the document, and the figures to explain it with. */
export interface Problem {
  readonly problem: string;
  /** As a person would look it up: `moves[12].move.type`, or a line and column where the text is no JSON. */
  readonly place: string;
  readonly figures: Figures;
  /** What the rules themselves say against it. */
  readonly rejection?: Rejection;
}

export function problem(code: string, place: string, figures: Figures = {}, rejection?: Rejection): Problem {
  const plain = { problem: code, place, figures };
  return rejection === undefined ? plain : { ...plain, rejection };
}

export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'problem' in value;
}

const LONGEST_SHOWN = 40;

/** A piece of someone's input as JSON, safe to print in any language: escaped, cut, and its inside left out. */
export function shown(value: unknown): string {
  if (value === undefined) return '–';
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  const text = JSON.stringify(value) ?? typeof value;
  const safe = text.replaceAll(/\p{C}/gu, '?');
  return safe.length > LONGEST_SHOWN ? `${safe.slice(0, LONGEST_SHOWN)}…` : safe;
}

const PLAIN_KEY = /^[A-Za-z][A-Za-z0-9]*$/;

/** Writes a path for people. */
export function placeOf(path: readonly PropertyKey[]): string {
  let text = '';
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`;
    else if (typeof step === 'string' && PLAIN_KEY.test(step) && step.length <= LONGEST_SHOWN) {
      text += text === '' ? step : `.${step}`;
    } else text += `[${shown(String(step))}]`;
  }
  return text;
}

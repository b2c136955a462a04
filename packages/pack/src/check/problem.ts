import type { ProblemCode, ProblemFigures } from './sentences.ts';

/** What is wrong with a pack, and where. */
export interface Problem {
  /** The entry, as a person would look it up: `extensions[3] (X3).price`. Empty for the pack as a whole. */
  readonly path: string;
  readonly code: ProblemCode;
  readonly figures: ProblemFigures;
  /** The same in English, for programs that have no words of their own. */
  readonly message: string;
}

/** A path as the keys and indices that lead to it. */
export type Steps = readonly PropertyKey[];

/** Takes down problems for one pack; the checks never see how they are kept. */
export type Report = (path: Steps, code: ProblemCode, figures?: ProblemFigures) => void;

const PLAIN_KEY = /^[A-Za-z][A-Za-z0-9]*$/;
const LONGEST_SHOWN = 40;

/** A piece of someone's input, safe to print: quoted, escaped and cut. */
export function shown(value: unknown): string {
  if (typeof value === 'string') {
    const cut = value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value;
    const inside = JSON.stringify(cut).slice(1, -1).replaceAll('\\"', '"');
    return `'${inside.replaceAll(/\p{C}/gu, '?')}'`;
  }
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`;
  return String(value).slice(0, LONGEST_SHOWN);
}

/** One step into a value; nothing is read through a prototype. */
export function part(value: unknown, step: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return (value as Record<PropertyKey, unknown>)[step];
}

/** The value at a path, or undefined. */
export function valueAt(json: unknown, path: Steps): unknown {
  return path.reduce<unknown>(part, json);
}

/** Writes a path for people: rows of a list are also named by their id. */
export function readablePath(json: unknown, path: Steps): string {
  let text = '';
  let value: unknown = json;
  for (const step of path) {
    value = part(value, step);
    if (typeof step === 'number') {
      const id = part(value, 'id');
      text += `[${step}]`;
      if (typeof id === 'string') text += ` (${shown(id).slice(1, -1)})`;
    } else if (typeof step === 'string' && PLAIN_KEY.test(step) && step.length <= LONGEST_SHOWN) {
      text += text === '' ? step : `.${step}`;
    } else {
      text += `[${shown(typeof step === 'symbol' ? step.toString() : step)}]`;
    }
  }
  return text;
}

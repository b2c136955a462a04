import type { State } from '@altiplano/rules';

type Owner = Record<string, number>;

/** One run of numbers in a state: a list of them, or a single one of an object. */
type Run = { readonly list: number[] } | { readonly owner: Owner; readonly key: string };

/**
 * The numbers of a state in the order in which JSON writes them. Their count is fixed by the set-up of the game, so a
 * place among them says the same to server and client.
 */
export interface Numbers {
  readonly runs: readonly Run[];
  readonly count: number;
}

/** The numbers of this very state object, whatever they will be. */
export function numbersOf(state: State): Numbers {
  const runs: Run[] = [];
  collect(state, runs);
  return { runs, count: runs.reduce((sum, run) => sum + ('list' in run ? run.list.length : 1), 0) };
}

function collect(owner: object, runs: Run[]): void {
  for (const [key, value] of Object.entries(owner) as [string, unknown][]) {
    if (typeof value === 'number') runs.push({ owner: owner as Owner, key });
    else if (!Array.isArray(value)) collect(value as object, runs);
    else if (typeof value[0] === 'object') for (const item of value as object[]) collect(item, runs);
    else runs.push({ list: value as number[] });
  }
}

/** Brings `known` up to date and returns what has changed, as pairs of place and number. */
export function takeChanges(numbers: Numbers, known: Int32Array): number[] {
  const changes: number[] = [];
  let place = 0;
  for (const run of numbers.runs) {
    if (!('list' in run)) {
      place = take(known, place, run.owner[run.key] as number, changes);
      continue;
    }
    const { list } = run;
    for (let i = 0; i < list.length; i++) place = take(known, place, list[i] as number, changes);
  }
  return changes;
}

function take(known: Int32Array, place: number, value: number, changes: number[]): number {
  if (known[place] !== value) {
    known[place] = value;
    changes.push(place, value);
  }
  return place + 1;
}

/** Changes a state by the pairs of place and number of an update; false, and nothing done, if one has no place in it. */
export function applyPatch(state: State, patch: readonly number[]): boolean {
  const numbers = numbersOf(state);
  for (let i = 0; i < patch.length; i += 2) {
    const place = patch[i] as number;
    if (patch[i + 1] === undefined || place < 0 || place >= numbers.count) return false;
  }
  const changed = new Map<number, number>();
  for (let i = 0; i < patch.length; i += 2) changed.set(patch[i] as number, patch[i + 1] as number);
  let place = 0;
  for (const run of numbers.runs) {
    if (!('list' in run)) {
      run.owner[run.key] = changed.get(place) ?? (run.owner[run.key] as number);
      place++;
      continue;
    }
    for (let i = 0; i < run.list.length; i++, place++) {
      run.list[i] = changed.get(place) ?? (run.list[i] as number);
    }
  }
  return true;
}

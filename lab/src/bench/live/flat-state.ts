import type { State } from '@altiplano/rules/engine';

type Owner = Record<string, number>;
/** A run of numbers of a state from a place on: a list of them, or a single one of an object. */
type Run = { readonly from: number } & (
  | { readonly list: number[] }
  | { readonly owner: Owner; readonly key: string }
);

/** The numbers of one state object by their place, in the order in which JSON writes them; found once, as patches come often. */
export interface FlatState {
  readonly state: State;
  readonly runs: readonly Run[];
}

export function flatten(state: State): FlatState {
  const runs: Run[] = [];
  let from = 0;
  const collect = (owner: object): void => {
    for (const [key, value] of Object.entries(owner) as [string, unknown][]) {
      if (typeof value === 'number') runs.push({ from: from++, owner: owner as Owner, key });
      else if (!Array.isArray(value)) collect(value as object);
      else if (typeof value[0] === 'object') for (const item of value as object[]) collect(item);
      else {
        runs.push({ from, list: value as number[] });
        from += value.length;
      }
    }
  };
  collect(state);
  return { state, runs };
}

/** The last run that begins at or before a place. */
function runAt(runs: readonly Run[], place: number): Run {
  let low = 0;
  let high = runs.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((runs[middle] as Run).from <= place) low = middle;
    else high = middle - 1;
  }
  return runs[low] as Run;
}

/** Changes the state by pairs of place and number. */
export function patchState({ runs }: FlatState, patch: readonly number[]): void {
  for (let i = 0; i < patch.length; i += 2) {
    const place = patch[i] as number;
    const run = runAt(runs, place);
    if ('list' in run) run.list[place - run.from] = patch[i + 1] as number;
    else run.owner[run.key] = patch[i + 1] as number;
  }
}

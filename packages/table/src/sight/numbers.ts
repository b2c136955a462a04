import { SEAT_KEYS, type State, STATE_KEYS } from '@altiplano/rules/engine';

type Owner = Record<string, number>;

/**
 * The numbers of a state in the order of the rules' table of fields, whatever that of its properties. Their count is fixed by the set-up of the game, so a
 * place among them says the same to server and client. They come in runs: a list of them, or a single one of an object.
 * After every move they are walked through for every viewer, so what a run is stands in lists of its own.
 */
export interface Numbers {
  /** Null for a single number, which is found in the other two. */
  readonly lists: readonly (number[] | null)[];
  readonly owners: readonly Owner[];
  readonly keys: readonly string[];
  readonly count: number;
}

/** The numbers of this very state object, whatever they will be. */
export function numbersOf(state: State): Numbers {
  const lists: (number[] | null)[] = [];
  const owners: Owner[] = [];
  const keys: string[] = [];
  collect(state, STATE_KEYS);
  for (const seat of state.seats) collect(seat, SEAT_KEYS);
  return { lists, owners, keys, count: lists.reduce((sum, list) => sum + (list?.length ?? 1), 0) };

  function collect<K extends string>(
    owner: Readonly<Record<K, number | number[]>>,
    fields: readonly K[],
  ): void {
    for (const key of fields) {
      const value = owner[key];
      lists.push(typeof value === 'number' ? null : value);
      owners.push(owner as Owner);
      keys.push(key);
    }
  }
}

/** Brings `known` up to date and returns what has changed, as pairs of place and number. */
export function takeChanges({ lists, owners, keys }: Numbers, known: Int32Array): number[] {
  const changes: number[] = [];
  let place = 0;
  for (let run = 0; run < lists.length; run++) {
    const list = lists[run] as number[] | null;
    if (list === null) {
      const value = (owners[run] as Owner)[keys[run] as string] as number;
      if (known[place] !== value) {
        known[place] = value;
        changes.push(place, value);
      }
      place++;
      continue;
    }
    for (let i = 0; i < list.length; i++, place++) {
      const value = list[i] as number;
      if (known[place] === value) continue;
      known[place] = value;
      changes.push(place, value);
    }
  }
  return changes;
}

/** Changes a state by the pairs of place and number of an update; false, and nothing done, if one has no place in it. */
export function applyPatch(state: State, patch: readonly number[]): boolean {
  const { lists, owners, keys, count } = numbersOf(state);
  for (let i = 0; i < patch.length; i += 2) {
    const place = patch[i] as number;
    if (patch[i + 1] === undefined || place < 0 || place >= count) return false;
  }
  const changed = new Map<number, number>();
  for (let i = 0; i < patch.length; i += 2) changed.set(patch[i] as number, patch[i + 1] as number);
  let place = 0;
  for (const [run, list] of lists.entries()) {
    if (list === null) {
      const owner = owners[run] as Owner;
      const key = keys[run] as string;
      owner[key] = changed.get(place++) ?? (owner[key] as number);
      continue;
    }
    for (let i = 0; i < list.length; i++, place++) list[i] = changed.get(place) ?? (list[i] as number);
  }
  return true;
}

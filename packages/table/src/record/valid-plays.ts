import type { Entry, EntryOf } from '@altiplano/protocol';

/** The numbers of the played entries that are void at the end of a log. */
export function voidPlays(entries: readonly Entry[]): Set<number> {
  const isVoid = new Set<number>();
  for (const entry of entries) {
    if (entry.kind === 'undone') for (const number of entry.entries) isVoid.add(number);
    if (entry.kind !== 'rolledBack') continue;
    for (const { kind, number } of entries) {
      if (kind === 'played' && number > entry.to && number < entry.number) isVoid.add(number);
    }
  }
  return isVoid;
}

/** The played entries in force at the end of a log. */
export function validPlays(entries: readonly Entry[]): EntryOf<'played'>[] {
  const isVoid = voidPlays(entries);
  return entries.filter((entry) => entry.kind === 'played').filter(({ number }) => !isVoid.has(number));
}

import type { AtTable } from '../state/at-table.ts';

/** Lines up what was tried out; asks first if something of it cannot be taken back. */
export function lineUp({ ahead, show }: Pick<AtTable, 'ahead' | 'show'>): void {
  const steps = ahead?.getSnapshot().study?.steps ?? [];
  if (steps.length === 0) return;
  if (steps.some(({ shows }) => shows !== 'nothing')) show({ kind: 'ahead', page: 'consent' });
  else ahead?.lineUp();
}

/** Does what a key means for thinking ahead; whether it means something. */
export function aheadKey(key: string, table: AtTable): boolean {
  const { ahead, show } = table;
  if (ahead === null) return false;
  const { study, queue, nothingToTry } = ahead.getSnapshot();
  switch (key) {
    case 'w':
      if (study !== null) ahead.leave();
      else if (nothingToTry === null) ahead.tryOut();
      return true;
    case 'q':
      if (study !== null) lineUp(table);
      else if (queue !== null) show({ kind: 'ahead', page: 'queue' });
      return true;
    default:
      return false;
  }
}

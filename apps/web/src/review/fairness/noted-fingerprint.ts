const KEY = 'altiplano.fingerprints';
/** The oldest are forgotten. */
const MOST = 200;

/** The fingerprint of a table's secret as this device saw it before the game was over. */
export interface NotedFingerprint {
  readonly table: string;
  readonly commitment: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

function isNoted(value: unknown): value is NotedFingerprint {
  const { table, commitment, at } = (value ?? {}) as Partial<NotedFingerprint>;
  return typeof table === 'string' && typeof commitment === 'string' && typeof at === 'number';
}

function allNoted(): NotedFingerprint[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isNoted) : [];
  } catch {
    // Forbidden or damaged: then nothing was noted.
    return [];
  }
}

/** What this device noted about a table; null if it was not there. */
export function notedFingerprint(table: string): NotedFingerprint | null {
  return allNoted().find((noted) => noted.table === table) ?? null;
}

/** Notes the fingerprint of a table's secret; what was noted first stays. */
export function noteFingerprint(noted: NotedFingerprint): void {
  const all = allNoted();
  if (all.some(({ table }) => table === noted.table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([noted, ...all].slice(0, MOST)));
  } catch {
    // Forbidden or full: then the fingerprint that comes with the game has to do.
  }
}

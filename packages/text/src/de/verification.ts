import type { verification as english } from '../en/verification.ts';

/** What a check of a record looks at, and how it went. */
export const verification: typeof english = {
  checks: {
    format: 'Format der Datei',
    options: 'Optionen der Partie',
    digest: 'seit dem Schreiben unberührt',
    rules: 'Version der Regeln',
    pack: 'Komponenten-Paket',
    commitment: 'Startwert passt zum Fingerabdruck',
    moves: 'jeder Zug ist erlaubt',
    result: 'Ergebnis folgt aus den Zügen',
  },
  outcomes: { ok: 'ok', failed: 'FALSCH', skipped: 'nicht geprüft' },
};

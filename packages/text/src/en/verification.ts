import type { CheckName } from '@altiplano/protocol';

/** What a check of a record looks at, and how it went. */
export const verification = {
  checks: {
    format: 'format of the file',
    options: 'options of the game',
    digest: 'untouched since written',
    rules: 'version of the rules',
    pack: 'pack of components',
    commitment: 'seed fits its fingerprint',
    moves: 'every move is legal',
    result: 'result follows from the moves',
  } satisfies Record<CheckName, string> as Record<CheckName, string>,
  outcomes: { ok: 'ok', failed: 'FAILED', skipped: 'not checked' },
};

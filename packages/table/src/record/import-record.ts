import type { Pack } from '@altiplano/pack';
import {
  DEFAULT_SETTINGS,
  type Entry,
  type GameRecord,
  type Person,
  type Problem,
  problem,
  verifyRecord,
} from '@altiplano/protocol';
import type { Draft } from '../draft.ts';
import { creationOf } from '../lobby/open-table.ts';

/** A table whose game was played elsewhere. */
export interface Imported {
  readonly entries: Entry[];
  readonly seed: string;
}

/** The log and seed of a finished table out of a finished game's record, or what is wrong with the record. */
export function importRecord(record: GameRecord, pack: Pack, host: Person, at: number): Imported | Problem {
  const failed = verifyRecord(record, pack).find(({ outcome }) => outcome === 'failed');
  if (failed?.problem !== null && failed?.problem !== undefined) return failed.problem;
  const { seed, options, entropy, moves, result } = record;
  if (result === null) return problem('resultMissing', 'result');
  const settings = { ...DEFAULT_SETTINGS, options };
  const drafts: Draft[] = [
    { kind: 'started', entropy: [...entropy] },
    ...moves.map(({ seat, move }): Draft => ({ kind: 'played', seat, move, by: 'record' })),
    { kind: 'finished', result },
  ];
  const rest = drafts.map((draft, index) => ({ number: index + 2, at, ...draft }) as Entry);
  return { seed, entries: [creationOf({ pack, seed }, { settings, host, at }, 'record'), ...rest] };
}

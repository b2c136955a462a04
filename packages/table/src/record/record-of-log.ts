import {
  digestOf,
  type Entry,
  type GameRecord,
  RECORD_FORMAT,
  type RecordedMove,
  type Trouble,
  trouble,
} from '@altiplano/protocol';
import { validPlays } from './valid-plays.ts';

/**
 * The record of an ended table's game, out of its log alone, whatever rules it was played by; or why there is none.
 * It holds the moves in force.
 */
export function recordOfLog(seed: string, entries: readonly Entry[]): GameRecord | Trouble {
  const created = entries.find((entry) => entry.kind === 'created');
  const started = entries.find((entry) => entry.kind === 'started');
  const settings = entries.findLast((entry) => entry.kind === 'configured')?.settings ?? created?.settings;
  const finished = entries.find((entry) => entry.kind === 'finished');
  const hasEnded = finished !== undefined || entries.some((entry) => entry.kind === 'abandoned');
  if (created === undefined || started === undefined || settings === undefined || !hasEnded) {
    return trouble('notEnded');
  }
  if (entries.some((entry) => entry.kind === 'continued')) return trouble('continuedGame');
  const record = {
    format: RECORD_FORMAT,
    rules: created.rules,
    pack: created.pack,
    options: settings.options,
    seed,
    commitment: created.commitment,
    entropy: started.entropy,
    moves: validPlays(entries).map(({ seat, move }): RecordedMove => ({ seat, move })),
    result: finished?.result ?? null,
  } as const;
  return { ...record, digest: digestOf(record) };
}

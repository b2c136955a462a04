import type { CommandKey, Entry, Trouble } from '@altiplano/protocol';
import { type Draft, isTrouble, type Verdict } from '../draft.ts';
import type { Table } from '../table.ts';

/** What comes of an order: entries to append and then to fold, maybe none; or a refusal, which changes nothing. */
export type Decision =
  | {
      readonly entries: readonly Entry[];
      /** The entry that the order caused, now or when it came first; null if there was nothing to do. */
      readonly caused: number | null;
    }
  | { readonly refused: Trouble };

/** Gives drafts their places in the log. They follow the last entry also in time: nodes may disagree on what time it is. */
export function numbered(table: Table, verdict: Verdict, now: number, key?: CommandKey): Decision {
  if (isTrouble(verdict)) return { refused: verdict };
  const at = Math.max(now, table.at);
  const entries = verdict.map((draft: Draft, index) => {
    const place = { number: table.number + 1 + index, at };
    return (index === 0 && key !== undefined ? { ...place, key, ...draft } : { ...place, ...draft }) as Entry;
  });
  return { entries, caused: entries.length === 0 ? null : table.number + 1 };
}

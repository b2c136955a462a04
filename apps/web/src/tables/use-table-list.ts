import type { ListedTable, TableList, Trouble } from '@altiplano/protocol';
import { useCallback, useEffect, useState } from 'react';
import { isTrouble } from '../online/api.ts';

/** A list of tables as far as it has been loaded. */
export interface Tables {
  readonly tables: readonly ListedTable[] | null;
  readonly trouble: Trouble | null;
  readonly hasMore: boolean;
  more(): void;
  refresh(): void;
}

/** Loads a list page by page; `load` must stay the same. */
export function useTableList(load: (after: string | null) => Promise<TableList | Trouble>): Tables {
  const [tables, setTables] = useState<readonly ListedTable[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const fetchAfter = useCallback(
    async (after: string | null) => {
      const answer = await load(after);
      if (isTrouble(answer)) return setTrouble(answer);
      setTrouble(null);
      setTables((known) => [...(after === null ? [] : (known ?? [])), ...answer.tables]);
      setNext(answer.next);
    },
    [load],
  );
  useEffect(() => void fetchAfter(null), [fetchAfter]);
  return {
    tables,
    trouble,
    hasMore: next !== null,
    more: () => void fetchAfter(next),
    refresh: () => void fetchAfter(null),
  };
}

import type { LogLine } from '@altiplano/client';
import { lineMessage, type Message, story } from '@altiplano/text';
import { useMemo } from 'react';
import { useTable } from '../../state/at-table.ts';

/** The first thing that a line of the log tells; null if it tells nothing. */
export function useLineMessage(line: LogLine | undefined): Message | null {
  const { names } = useTable();
  return useMemo(() => {
    const [first] = line === undefined ? [] : story(line.events, names);
    return first === undefined ? null : lineMessage(first, names);
  }, [line, names]);
}

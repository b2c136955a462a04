import { useAhead } from '../ahead/use-ahead.ts';
import { useTable } from '../state/at-table.ts';

/** Why no hint can be asked for now; null if one can. */
export function useHintOff(): string | null {
  const { words, legal, info } = useTable();
  const isTrying = (useAhead()?.now.study ?? null) !== null;
  if (!info.settings.hints) return words.hintOff.table;
  if (isTrying) return words.hintOff.trying;
  return legal.length === 0 ? words.hintOff.others : null;
}

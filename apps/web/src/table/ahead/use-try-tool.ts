import type { Tool } from '../bottom-bar/tools.tsx';
import { useTable } from '../state/at-table.ts';
import { useAhead } from './use-ahead.ts';

/** Opens a study of the table, or leaves it; null where nobody plays. */
export function useTryTool(): Tool | null {
  const { words, seat } = useTable();
  const thinking = useAhead();
  if (thinking === null || seat === null) return null;
  const { ahead, now } = thinking;
  const isTrying = now.study !== null;
  return {
    icon: 'fork',
    label: words.ahead.tryOut,
    shortcut: 'W',
    pressed: isTrying,
    reason: now.nothingToTry === null || isTrying ? undefined : words.ahead.tryNone[now.nothingToTry],
    run: isTrying ? ahead.leave : ahead.tryOut,
  };
}

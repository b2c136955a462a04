import { useSyncExternalStore } from 'react';

const lists = new Map<string, MediaQueryList>();

/** To ask the browser anew at every drawing would cost more than to remember. */
function listOf(query: string): MediaQueryList {
  const known = lists.get(query);
  if (known !== undefined) return known;
  const list = matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether a media query fits, kept up to date. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = listOf(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => listOf(query).matches,
  );
}

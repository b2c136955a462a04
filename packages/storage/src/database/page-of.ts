import type { Mark, Page, PageRequest } from '../page.ts';

/** A page from its rows, of which one more than wanted was asked for to know whether others follow. */
export function pageOf<T>(items: readonly T[], { limit }: PageRequest, markOf: (item: T) => Mark): Page<T> {
  const shown = items.slice(0, limit);
  const last = shown.at(-1);
  return items.length > limit && last !== undefined ? { items: shown, next: markOf(last) } : { items: shown };
}

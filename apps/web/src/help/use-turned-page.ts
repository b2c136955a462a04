import { type RefObject, useEffect, useRef } from 'react';
import { pathOfTopic } from './topic-link.tsx';
import type { Opened } from './topic.ts';

/** From this width on the chapters stand beside what is open; the style sheets say the same. */
const BESIDE = '(width >= 52rem)';

function nameOf(opened: Opened): string | null {
  return opened.is === 'overview' ? null : opened.is === 'chapter' ? opened.chapter.id : opened.is;
}

/** The link to a place that can be seen. */
function linkTo(topic: string | null, within: HTMLElement): HTMLElement | undefined {
  const links = within.querySelectorAll<HTMLElement>(`[href="${pathOfTopic(topic)}"]`);
  return [...links].find(({ offsetParent }) => offsetParent !== null);
}

/**
 * Turned to another place, the book begins there: what was asked for is in sight, and has the focus where the link that
 * led to it is gone. Back among all chapters, that is the one that was read.
 */
export function useTurnedPage(
  book: RefObject<HTMLElement | null>,
  topic: string | null,
  opened: Opened,
): void {
  const before = useRef({ topic, name: nameOf(opened) });
  const name = nameOf(opened);
  useEffect(() => {
    const last = before.current;
    before.current = { topic, name };
    const within = book.current;
    if (within === null || last.topic === topic) return;
    const asked = within.querySelector<HTMLElement>('[data-asked]');
    // What was asked for comes into sight by itself.
    if (asked === null && last.name !== name) within.scrollIntoView({ block: 'start' });
    const isGone = document.activeElement === null || document.activeElement === document.body;
    if (matchMedia(BESIDE).matches && !isGone) return;
    const read = name === null ? linkTo(last.name, within) : undefined;
    if (read !== undefined) read.focus();
    else (asked ?? within.querySelector('h2'))?.focus({ preventScroll: true });
  }, [book, topic, name]);
}

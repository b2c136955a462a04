import { type RefObject, useEffect, useRef } from 'react';
import { whenDrawn } from '../../ui/when-drawn.ts';
import type { Target } from '../play/paths.ts';
import { type TablePart, useTable } from '../state/at-table.ts';
import { useFrame } from '../state/frame.ts';
import { isInSight, wayTo } from './in-sight.ts';
import { type Owed, owedSight, type Standing } from './owed-sight.ts';
import { createScroller, type Scroller } from './scroller.ts';

/** What can be pressed inside something, besides what is held. */
function openIn(inside: ParentNode, held: Target | null): Element[] {
  return [...inside.querySelectorAll<HTMLElement>('[data-open]')].filter(
    ({ dataset }) => held === null || dataset['target'] !== held,
  );
}

/** What can be seen of something that scrolls: what is said in passing lies over its foot. */
function seenOf(thing: Element): { top: number; bottom: number } {
  const { top, bottom } = thing.getBoundingClientRect();
  const said = thing.parentElement?.querySelector('[data-said]')?.getBoundingClientRect();
  return { top, bottom: Math.min(bottom, said?.top ?? bottom) };
}

function bring({ thing, isTheirs, by }: Scroller, owed: Owed, held: Target | null, isSmooth: boolean): void {
  if (isTheirs()) return;
  const column = seenOf(thing);
  const here = owed === 'here' ? thing.querySelector('[data-here]') : null;
  const wanted = (here === null ? openIn(thing, held) : [here]).map((each) => each.getBoundingClientRect());
  const [first] = wanted;
  if (first === undefined || wanted.some((box) => isInSight(box, column))) return;
  by(wayTo(first, column), isSmooth);
}

/**
 * On a phone: the beginning of a turn, and the end of a journey, bring the place where the own figure stands into
 * sight; a new question, and a selected tile, something that can be pressed if nothing is. What happens while
 * another part is shown waits for the board.
 */
export function useOpenInSight(column: RefObject<HTMLElement | null>, part: TablePart): void {
  const { own, seat } = useTable();
  const { selection, targets, part: shown } = useFrame();
  const decision = own?.decision ?? null;
  const figure = own?.figure ?? null;
  const before = useRef<Standing | null>(null);
  const owed = useRef<Owed | null>(null);
  const scroller = useRef<Scroller | null>(null);
  useEffect(() => {
    if (column.current === null) return undefined;
    const made = createScroller(column.current);
    scroller.current = made;
    return () => made.stop();
  }, [column, part]);
  useEffect(() => {
    const now = { seat, decision, figure };
    const isFirst = before.current === null;
    owed.current = owedSight(before.current, now) ?? (decision === null ? null : owed.current);
    before.current = now;
    if (part !== 'board') return undefined;
    let isGone = false;
    whenDrawn(() => {
      if (isGone || owed.current === null || scroller.current === null) return;
      bring(scroller.current, owed.current, null, !isFirst);
      owed.current = null;
    });
    return () => {
      isGone = true;
    };
  }, [seat, decision, figure, part]);
  useEffect(() => {
    let last: Target | null = null;
    return selection.subscribe(() => {
      const held = targets.held();
      if (held === last) return;
      last = held;
      if (held === null) return;
      whenDrawn(() => {
        if (targets.held() !== held || scroller.current === null) return;
        const around = scroller.current.thing;
        const isElsewhere = openIn(document, held).some((each) => !around.contains(each));
        if (isElsewhere) return;
        if (openIn(around, held).length > 0) return bring(scroller.current, 'open', held, true);
        // Tiles lie in the tray whatever part is shown: where they go is on the board.
        owed.current = 'open';
        shown.set('board');
      });
    });
  }, [selection, targets, shown]);
}

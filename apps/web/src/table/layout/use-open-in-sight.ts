import { type RefObject, useEffect, useRef } from 'react';
import { useTable } from '../state/at-table.ts';

/** On a phone: a new question, and a figure that has arrived, bring something that can be pressed into sight if nothing is. */
export function useOpenInSight(): RefObject<HTMLDivElement | null> {
  const { own } = useTable();
  const column = useRef<HTMLDivElement>(null);
  const decision = own?.decision ?? null;
  const figure = own?.figure ?? null;
  useEffect(() => {
    const around = column.current;
    if (around === null || decision === null) return;
    const { top, bottom } = around.getBoundingClientRect();
    const open = [...around.querySelectorAll('[data-open]')].map((spot) => spot.getBoundingClientRect());
    const [first] = open;
    if (first === undefined || open.some((box) => box.top >= top && box.bottom <= bottom)) return;
    // Not `scrollIntoView`: that would move the whole page as well.
    around.scrollTop += (first.top + first.bottom - top - bottom) / 2;
  }, [decision, figure]);
  return column;
}

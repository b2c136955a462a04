import { type RefObject, useEffect } from 'react';
import { whenDrawn } from '../../ui/when-drawn.ts';
import { useWatched } from '../online/people/use-watched.ts';
import { flightsOf } from '../flights/flights-of.ts';
import { useLookedLine } from '../log/use-looked-line.ts';
import { isInSight, wayTo } from './in-sight.ts';

/** Where something of what happened is seen inside something that scrolls; else where the figure stands. */
function placeOf(selectors: readonly string[], within: HTMLElement): Element | null {
  for (const selector of selectors) {
    const found = within.querySelector(selector);
    if (found !== null) return found;
  }
  return within.querySelector('[data-here]');
}

/** On a phone: of a moment that has passed, what happened last comes into sight, wherever it is on the part that is shown. */
export function useHappenedInSight(column: RefObject<HTMLElement | null>): void {
  const line = useLookedLine();
  const seat = useWatched();
  useEffect(() => {
    if (line === null) return undefined;
    let isGone = false;
    whenDrawn(() => {
      const around = column.current;
      if (isGone || around === null) return;
      const flights = flightsOf(line.events, seat).toReversed();
      const place = placeOf(
        [...flights.flatMap(({ to }) => to), ...flights.flatMap(({ from }) => from)],
        around,
      );
      const box = place?.getBoundingClientRect();
      const within = around.getBoundingClientRect();
      if (box === undefined || isInSight(box, within)) return;
      around.scrollBy({ top: wayTo(box, within), behavior: 'instant' });
    });
    return () => {
      isGone = true;
    };
  }, [column, line, seat]);
}

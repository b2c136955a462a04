/** What had the focus: it is found again by its target, by what it was unfolded from, or by where it stood. */
export interface Last {
  readonly target: string | undefined;
  readonly opener: HTMLElement | null;
  readonly part: HTMLElement | null;
  readonly x: number;
  readonly y: number;
}

/** Where the focus waits while there is nothing to press: on what the game waits for. */
export const WAITING = '[data-part~="status"]';

const OPEN = '[data-open] button, button[data-open]';

/** What unfolds the thing that an element lies in, if it lies in such a thing. */
function openerOf(element: Element | null): HTMLElement | null {
  if (element === null) return null;
  const opener =
    element.id === ''
      ? null
      : document.querySelector<HTMLElement>(
          `[aria-expanded="true"][aria-controls="${CSS.escape(element.id)}"]`,
        );
  return opener ?? openerOf(element.parentElement);
}

/** All that is needed to find a successor once an element is gone. */
export function describe(element: HTMLElement): Last {
  const { x, y } = element.getBoundingClientRect();
  return {
    target: element.closest<HTMLElement>('[data-target]')?.dataset['target'],
    opener: openerOf(element),
    part: element.closest<HTMLElement>('[data-part]'),
    x,
    y,
  };
}

function nearest(things: readonly HTMLElement[], { x, y }: Last): HTMLElement | undefined {
  const apart = (thing: HTMLElement): number => {
    const box = thing.getBoundingClientRect();
    return Math.hypot(box.x - x, box.y - y);
  };
  return things.toSorted((one, other) => apart(one) - apart(other))[0];
}

function buttons(inside: ParentNode, what: string): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(what)].filter(
    (thing) => thing.checkVisibility() && thing.closest('[inert]') === null,
  );
}

/** What takes the focus on the table for something that is gone; null if there is nothing to press. */
export function successor(last: Last): HTMLElement | null {
  if (last.opener?.isConnected === true && last.opener.checkVisibility()) return last.opener;
  const { target, part } = last;
  const escaped = target === undefined ? null : CSS.escape(target);
  const same =
    escaped === null
      ? []
      : buttons(document, `[data-target="${escaped}"] button, button[data-target="${escaped}"]`);
  const inPart = part?.isConnected === true ? buttons(part, 'button') : [];
  const open = buttons(document, OPEN);
  // Who walks along things goes on there; who presses buttons goes on beside them.
  const others = target === undefined ? [inPart, open] : [open, inPart];
  return (
    nearest(same, last) ??
    others.map((things) => nearest(things, last)).find((found) => found !== undefined) ??
    document.querySelector<HTMLElement>('[data-part~="main"] button')
  );
}

/** What takes the focus inside a dialog. */
export function successorIn(dialog: Element, last: Last | null): HTMLElement | null {
  const near = last === null ? undefined : nearest(buttons(dialog, 'button'), last);
  return near ?? dialog.querySelector<HTMLElement>('h2[tabindex]');
}

/** What stands in front of the page, the foremost last. */
const inFront: HTMLElement[] = [];
let silenced: readonly Element[] = [];
let isBackwards = false;

/** Everything beside an element, and beside all that it lies in. */
function around(element: Element): Element[] {
  const { parentElement } = element;
  if (parentElement === null || element === document.body) return [];
  const beside = [...parentElement.children].filter((other) => other !== element);
  return [...beside, ...around(parentElement)];
}

/** Screen readers find the foremost only. */
function silenceOthers(): void {
  for (const element of silenced) element.removeAttribute('aria-hidden');
  const foremost = inFront.at(-1);
  const others = foremost === undefined ? [] : around(foremost);
  silenced = others.filter((element) => !element.hasAttribute('aria-hidden'));
  for (const element of silenced) element.setAttribute('aria-hidden', 'true');
}

function stopsIn(foremost: HTMLElement): HTMLElement[] {
  return [
    ...foremost.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility());
}

/** Behind the last stop there may be nothing of the page: then the focus would be nowhere. */
function turnAtTheEnds(event: KeyboardEvent): void {
  const foremost = inFront.at(-1);
  if (event.key !== 'Tab' || foremost === undefined) return;
  isBackwards = event.shiftKey;
  const stops = stopsIn(foremost);
  const end = stops.at(isBackwards ? 0 : -1);
  if (end === undefined || document.activeElement !== end) return;
  event.preventDefault();
  stops.at(isBackwards ? -1 : 0)?.focus();
}

/** Whoever walks out at one end comes in at the other. */
function bringBack(event: FocusEvent): void {
  const foremost = inFront.at(-1);
  if (foremost === undefined || !(event.target instanceof Node) || foremost.contains(event.target)) return;
  event.stopPropagation();
  stopsIn(foremost)
    .at(isBackwards ? -1 : 0)
    ?.focus();
}

function listen(): void {
  document.addEventListener('keydown', turnAtTheEnds, true);
  document.addEventListener('focusin', bringBack, true);
}

function stopListening(): void {
  document.removeEventListener('keydown', turnAtTheEnds, true);
  document.removeEventListener('focusin', bringBack, true);
}

/**
 * Puts a popover in front of everything: only in it there is something to be reached or heard. Returns how to take it
 * away; the focus is then where it was. The browser's own way, a modal dialog, styles every element of the page anew,
 * when it opens and when it closes: at a crowded table that is half of the time until it is seen.
 */
export function putInFront(popover: HTMLElement): () => void {
  const before = document.activeElement;
  if (inFront.length === 0) listen();
  inFront.push(popover);
  popover.showPopover();
  silenceOthers();
  return () => {
    inFront.splice(inFront.indexOf(popover), 1);
    if (inFront.length === 0) stopListening();
    silenceOthers();
    popover.hidePopover();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

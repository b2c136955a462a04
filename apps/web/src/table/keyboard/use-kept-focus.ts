import { useEffect, useLayoutEffect } from 'react';
import { describe, type Last, successor, successorIn, WAITING } from './focus-successor.ts';

/** Whoever points knows where they are; whoever uses keys must not lose their place. */
let isByKeys = false;
/** What had the focus last on the table, and inside what stands in front of it. */
let last: Last | null = null;
let lastInOverlay: Last | null = null;
/** Between two stops the focus is nowhere for a moment, and behind the last one it is with the browser: both are meant. */
let isUnderWay = false;

function isLost(): boolean {
  const { activeElement: focused } = document;
  return !isUnderWay && (focused === null || focused === document.body);
}

/** Whether the focus is nowhere, or waits for something to be pressed. */
export function isFocusFree(): boolean {
  return isLost() || document.activeElement?.matches(WAITING) === true;
}

function keep(): void {
  if (!isByKeys || !isFocusFree()) return;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog !== undefined) {
    if (isLost()) successorIn(dialog, lastInOverlay)?.focus({ preventScroll: true });
    return;
  }
  const next = last === null ? null : successor(last);
  (next ?? document.querySelector<HTMLElement>(WAITING))?.focus({ preventScroll: true });
}

function noteLeaving({ relatedTarget }: FocusEvent): void {
  if (relatedTarget !== null) isUnderWay = true;
}

function note(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || target === document.body || target.matches(WAITING)) return;
  if (target.closest('dialog') === null) last = describe(target);
  else lastInOverlay = describe(target);
}

function noteFocus({ target }: FocusEvent): void {
  isUnderWay = false;
  // Where it stands is measured, which takes time that whoever points does not owe.
  if (isByKeys) note(target);
}

function pressedKey({ key }: KeyboardEvent): void {
  if (!isByKeys) note(document.activeElement);
  isByKeys = true;
  isUnderWay = key === 'Tab';
}

function pointed(): void {
  isByKeys = false;
}

/** Whoever plays with keys keeps their place: if what had the focus is gone, something near gets it. */
export function useKeptFocus(): void {
  useEffect(() => {
    document.addEventListener('focusin', noteFocus, true);
    document.addEventListener('focusout', noteLeaving, true);
    document.addEventListener('keydown', pressedKey, true);
    document.addEventListener('pointerdown', pointed, true);
    return () => {
      document.removeEventListener('focusin', noteFocus, true);
      document.removeEventListener('focusout', noteLeaving, true);
      document.removeEventListener('keydown', pressedKey, true);
      document.removeEventListener('pointerdown', pointed, true);
    };
  }, []);
  // With whatever the game tells, something may be pressed again.
  useLayoutEffect(keep);
  // Whatever goes may have had the focus: no browser tells, so everything that goes is looked at.
  useEffect(() => {
    let picture = 0;
    const check = (): void => {
      if (isLost()) keep();
    };
    const watch = new MutationObserver(() => {
      if (!isByKeys) return;
      check();
      // What is only hidden loses the focus when it is drawn.
      cancelAnimationFrame(picture);
      picture = requestAnimationFrame(check);
    });
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert', 'hidden'] });
    return () => {
      watch.disconnect();
      cancelAnimationFrame(picture);
    };
  }, []);
}

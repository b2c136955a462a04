import { useEffect, useRef } from 'react';
import { mainMove } from '../play/main-move.ts';
import type { AtTable } from '../state/at-table.ts';

/** What can be pressed now, in the order of the page. */
function openThings(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-open] button, button[data-open]')];
}

/** The thing that can be pressed next gets the focus. */
function walk(by: 1 | -1): void {
  const things = openThings();
  const at = things.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : things.length - 1) : (at + by + things.length) % things.length;
  things[next]?.focus();
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** Enter on a button presses that button. */
function isOnButton({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('button, a') !== null;
}

function act(event: KeyboardEvent, table: AtTable): boolean {
  const { store, show, letGo, legal, play, seen } = table;
  const digit = Number(event.key);
  if (digit >= 1 && digit <= seen.players.length) {
    show({ kind: 'player', seat: digit - 1 });
    return true;
  }
  switch (event.key) {
    case 'Enter': {
      const move = mainMove(legal);
      if (move === null || isOnButton(event)) return false;
      play([move]);
      return true;
    }
    case 'z':
      void store.undo();
      return true;
    case 'Z':
      void store.undoTurn();
      return true;
    case 'y':
      void store.redo();
      return true;
    case 'p': {
      const pass = legal.find(({ type }) => type === 'pass');
      if (pass !== undefined) play([pass]);
      return pass !== undefined;
    }
    case 'n':
      walk(1);
      return true;
    case 'N':
      walk(-1);
      return true;
    case 'Escape':
      letGo();
      return true;
    case 'h':
      if (legal.length > 0) show({ kind: 'hint' });
      return true;
    case 'o':
      show({ kind: 'odds' });
      return true;
    case 't':
      show({ kind: 'text' });
      return true;
    case 'k':
      show({ kind: 'keys' });
      return true;
    default:
      return false;
  }
}

/** The keys of the table, while nothing stands in front of it. */
export function useKeyboard(table: AtTable): void {
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const { front } = latest.current;
      if (front !== null || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      if (act(event, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}

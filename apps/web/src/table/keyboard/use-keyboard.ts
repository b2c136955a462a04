import type { MoveType } from '@altiplano/rules';
import { isAnswer, mainMove } from '@altiplano/text';
import { useEffect, useRef } from 'react';
import { aheadKey } from '../ahead/ahead-keys.ts';
import { topicOf } from '../guide/topics.ts';
import { seatsByKey } from '../players/player-order.ts';
import type { AtTable } from '../state/at-table.ts';
import { goToPart, showPlayer, walk } from './walking.ts';
import { asTarget, type Target } from '../play/paths.ts';

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** Enter on a button presses that button. */
function isOnButton({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('button, a') !== null;
}

/** The target that has the focus. */
function targetOf({ target }: KeyboardEvent): Target {
  const element = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-target]') : null;
  return asTarget(element?.dataset['target']) ?? 'list';
}

function toggleGuide({ preferences }: AtTable): void {
  const { guide } = preferences.getSnapshot();
  preferences.change(guide ? { guide: false } : { guide: true, guided: [] });
}

function playOf(type: MoveType, { legal, play }: AtTable): boolean {
  const move = legal.find((each) => each.type === type);
  if (move !== undefined) play([move]);
  return move !== undefined;
}

function act(event: KeyboardEvent, table: AtTable): boolean {
  const { store, show, letGo, legal, play, own, onHelp, explain } = table;
  switch (event.key) {
    case 'f':
    case 'Enter': {
      const move = mainMove(legal);
      if (move === null || isAnswer(move, legal) || (event.key === 'Enter' && isOnButton(event)))
        return false;
      play([move]);
      return true;
    }
    case 'z':
      letGo();
      void store.undo();
      return true;
    case 'Z':
      letGo();
      void store.undoTurn();
      return true;
    case 'y':
      letGo();
      void store.redo();
      return true;
    case 'p':
      return playOf('pass', table);
    case 'x':
      return playOf('decline', table);
    case 'n':
      walk(1);
      return true;
    case 'N':
      walk(-1);
      return true;
    case 'Escape':
      letGo();
      table.peek.set(null);
      table.dismiss();
      return true;
    case 'e':
      explain(targetOf(event));
      return true;
    case 'h':
      show({ kind: 'hint' });
      return true;
    case 'g':
      toggleGuide(table);
      return true;
    case 'o':
      show({ kind: 'odds' });
      return true;
    case 't':
      show({ kind: 'text' });
      return true;
    case 'c':
      if (table.online !== null) show({ kind: 'online', page: 'chat' });
      return true;
    case 'k':
      show({ kind: 'keys' });
      return true;
    case '?':
      onHelp(topicOf(own?.decision ?? null));
      return true;
    default:
      return aheadKey(event.key, table) || goToPart(event.key, table);
  }
}

/** The keys of the table; while something stands in front of it, only those of the players. */
export function useKeyboard(table: AtTable): void {
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const { overlay, seen, seat } = latest.current;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const now = overlay.getSnapshot();
      const player = seatsByKey(seen.players.length, seat)[Number(event.key) - 1];
      if ((now === null || now.kind === 'player') && player !== undefined) {
        showPlayer(player, latest.current);
        return event.preventDefault();
      }
      // Another dialog, such as the rules, may be open without the table knowing.
      if (now !== null || document.querySelector('dialog[open]') !== null) return;
      if (act(event, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}

import type { Entry, EntryOf, TableSettings } from '@altiplano/protocol';
import { kindOf, MOVE, type MoveType } from '@altiplano/rules/engine';

/** How long a bot seems to think, in milliseconds: when its turn comes, and between the steps of one turn. */
const PACES: Readonly<Record<TableSettings['pace'], { readonly first: number; readonly next: number }>> = {
  instant: { first: 0, next: 0 },
  brisk: { first: 700, next: 300 },
  calm: { first: 2000, next: 900 },
};

/** Nobody sees these, so nobody wants to follow them. */
const UNSEEN: readonly MoveType[] = ['place', 'unplace'];

/** Whether an entry is a move that others could see. */
export function isSeen(entry: Entry): entry is EntryOf<'played'> {
  return entry.kind === 'played' && !UNSEEN.some((type) => type === entry.move.type);
}

/** How long after a decision was first awaited a bot's move may be shown. */
export function paceOf({ pace }: TableSettings, move: number, isNextStep: boolean): number {
  if (UNSEEN.some((type) => MOVE[type] === kindOf(move))) return 0;
  return isNextStep ? PACES[pace].next : PACES[pace].first;
}

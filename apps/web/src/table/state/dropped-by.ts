import type { ReadableMove } from '@altiplano/rules';
import { endsSomething } from '@altiplano/text';
import type { Choices } from '../play/choices.ts';
import type { Selection } from './at-table.ts';

/** Prepared move that this move would drop without doing it; null if none. */
export function droppedBy(
  move: ReadableMove,
  { aim }: Selection,
  choices: Choices,
): readonly ReadableMove[] | null {
  if (aim?.choices !== choices || aim.moves.includes(move)) return null;
  // Whoever touches another thing on the table sees that it takes the place of the first.
  return endsSomething(move) ? aim.moves : null;
}

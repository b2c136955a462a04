import type { LinedUp } from '@altiplano/client';
import type { AheadWords } from './words/en.ts';

function isPlan({ steps }: LinedUp): boolean {
  return steps.some(({ move }) => move.type === 'declare' || move.type === 'place');
}

/** What a turn of a queue is called: its number among the turns, or the plan before them. */
export function turnName(turns: readonly LinedUp[], at: number, words: AheadWords): string {
  const turn = turns[at];
  if (turn !== undefined && isPlan(turn)) return words.plan;
  return words.turn(turns.slice(0, at + 1).filter((one) => !isPlan(one)).length);
}

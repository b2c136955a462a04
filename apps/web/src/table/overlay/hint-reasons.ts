import type { Candidate } from '@altiplano/bots';
import type { Hint } from '@altiplano/client';
import type { ReadableMove } from '@altiplano/rules';
import { type Advice, adviceFrom, type GameTexts } from '@altiplano/text';

/** Letters of the ways; no more are shown. */
export const LETTERS = ['A', 'B', 'C'] as const;

type Reason = Omit<Candidate, 'moves'> & { readonly moves: readonly ReadableMove[] };

/** Reasons come from outside; a server that is older than this page does not tell what it aims at. */
function reasonIn(value: unknown): Reason[] {
  if (typeof value !== 'object' || value === null) return [];
  const { moves, aims = [], expected, differences } = value as Partial<Reason>;
  const isWhole =
    Array.isArray(moves) && moves.length > 0 && Array.isArray(differences) && Array.isArray(aims);
  return isWhole && typeof expected === 'number' ? [{ moves, aims, expected, differences }] : [];
}

/** Advice of a hint, the best first: with points where the bot has weighed any, else only its move. */
export function advised(
  { moves, reasons }: Hint,
  decision: string | null,
  texts: GameTexts,
): readonly Advice<ReadableMove>[] {
  const given = Array.isArray(reasons) ? reasons.flatMap(reasonIn) : [];
  const advice = adviceFrom(given, decision, texts);
  if (advice.length > 0) return advice;
  return [{ moves: given[0]?.moves ?? moves, aims: [], differences: [], expected: 0, outlook: '', why: '' }];
}

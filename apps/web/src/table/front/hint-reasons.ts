import type { Difference } from '@altiplano/bots';
import type { Hint } from '@altiplano/client';
import type { ReadableMove } from '@altiplano/rules';
import { type Advice, adviceFrom, type GameTexts } from '@altiplano/text';

interface Reason {
  readonly moves: readonly ReadableMove[];
  readonly expected: number;
  readonly differences: readonly Difference[];
}

function isReason(value: unknown): value is Reason {
  if (typeof value !== 'object' || value === null) return false;
  const { moves, expected, differences } = value as Partial<Record<keyof Reason, unknown>>;
  return (
    Array.isArray(moves) && moves.length > 0 && typeof expected === 'number' && Array.isArray(differences)
  );
}

/** What a hint advises, the best first: with reasons where the bot has given any, else only its move. */
export function advised(
  { moves, reasons }: Hint,
  decision: string | null,
  texts: GameTexts,
): readonly Advice<ReadableMove>[] {
  const given = Array.isArray(reasons) ? reasons.filter(isReason) : [];
  const advice = adviceFrom(given, decision, texts);
  return advice.length > 0 ? advice : [{ moves: given[0]?.moves ?? moves, expected: 0, why: '' }];
}

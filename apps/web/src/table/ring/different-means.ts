import type { PlayerView } from '@altiplano/rules';
import type { Choice } from '../play/choices.ts';
import { meansCost } from './means-cost.ts';

/** The means by which a place can be reached, the cheapest first, of those that look alike only one. */
export function differentMeans(ways: readonly Choice[], own: PlayerView | null): string[] {
  if (own === null) return [];
  const byCost = new Map<number, string>();
  for (const {
    moves: [move],
  } of ways) {
    if (move.type !== 'travel') continue;
    const { means } = move;
    const cost = meansCost(means, own);
    if (!byCost.has(cost)) byCost.set(cost, means);
  }
  return [...byCost].sort(([one], [other]) => one - other).map(([, means]) => means);
}

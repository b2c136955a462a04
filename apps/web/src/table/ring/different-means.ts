import type { PlayerView } from '@altiplano/rules';
import type { Choice } from '../play/choices.ts';

/** The means by which a place can be reached, of those that look alike only the first. */
export function differentMeans(ways: readonly Choice[], own: PlayerView | null): string[] {
  const looks = new Map<string, string>();
  for (const {
    moves: [{ means }],
  } of ways) {
    if (typeof means !== 'string' || own === null) continue;
    const cart = own.carts[Number(means.split(':')[1]) - 1] ?? '';
    const look = means === 'freeCart' ? means : `${String(own.sites[means]?.[0])} ${cart}`;
    if (!looks.has(look)) looks.set(look, means);
  }
  return [...looks.values()];
}

import { awaitedSeats, isOver } from '@altiplano/rules';
import { legalFor } from '../sight/legal-for.ts';
import type { TableSnapshot } from '../table/table-store.ts';

/**
 * At a shared device: the seat of the person to whom it has to be handed, as the game waits for somebody else than the
 * one who looks; null as long as it can stay where it is.
 */
export function nextPerson({ info, game, you, onTheirWay }: TableSnapshot): number | null {
  if (info === null || game === null || onTheirWay > 0 || info.status !== 'running' || isOver(game)) {
    return null;
  }
  const awaited = awaitedSeats(game).filter((seat) => {
    const place = info.seats[seat];
    return place !== undefined && place.person !== null && place.bot === null;
  });
  if (you !== 'spectator' && awaited.includes(you) && legalFor(game, you).length > 0) return null;
  return awaited.find((seat) => seat !== you) ?? null;
}

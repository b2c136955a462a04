import type { BotLevel } from '@altiplano/protocol';
import { awaitedSeats } from '@altiplano/rules';
import type { Table } from '../table.ts';

/** The seats of bots, and of people for whom bots play, that the game waits for. */
export function awaitedBots(table: Table): { readonly seat: number; readonly level: BotLevel }[] {
  if (table.game === null || table.status !== 'running') return [];
  return awaitedSeats(table.game).flatMap((seat) => {
    const level = table.places[seat]?.bot ?? null;
    return level === null ? [] : [{ seat, level }];
  });
}

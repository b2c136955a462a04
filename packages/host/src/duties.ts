import { awaitedBots, overdueSeats, type Table } from '@altiplano/table';
import type { BotLevel } from '@altiplano/protocol';
import { activeSeats, PHASE } from '@altiplano/rules/engine';
import { movesOf } from './question.ts';

/** A decision that a bot has to take. */
export interface BotDuty {
  readonly seat: number;
  readonly level: BotLevel;
  readonly by: 'bot' | 'clock';
}

/** The decisions that the game waits for and a bot has to take. */
export function dutiesAt(table: Table, now: number): BotDuty[] {
  if (table.status !== 'running') return [];
  const bots = awaitedBots(table).map(({ seat, level }) => ({ seat, level, by: 'bot' as const }));
  const overdue = overdueSeats(table, now)
    .filter(({ seat }) => !bots.some((bot) => bot.seat === seat))
    .map(({ seat, level }) => ({ seat, level, by: 'clock' as const }));
  return [...bots, ...overdue];
}

/** Plans that bots can begin to think about while the game still waits for others (P7). */
export function plansAhead({ game, places, status }: Table, duties: readonly BotDuty[]): BotDuty[] {
  if (status !== 'running' || game?.state.phase !== PHASE.planning) return [];
  return activeSeats(game).flatMap((seat) => {
    const level = places[seat]?.bot ?? null;
    const isDue = duties.some((duty) => duty.seat === seat);
    const hasMoves = level !== null && !isDue && movesOf(game, seat).length > 0;
    return hasMoves ? [{ seat, level, by: 'bot' as const }] : [];
  });
}

import type { Table } from '@altiplano/table';
import { awaitedSeats, isOver } from '@altiplano/rules';
import type { StoredGame } from './storage.ts';

/** What lists show of a table. */
export function storedGame(id: string, table: Table): StoredGame {
  const { status, settings, places, createdAt, at, game, result, origin } = table;
  return {
    table: id,
    status,
    settings,
    seats: places.map(({ person, bot, ready }) => ({ person, bot, ready })),
    createdAt,
    updatedAt: at,
    round: game?.state.round ?? 0,
    awaited: status !== 'running' || game === null || isOver(game) ? [] : awaitedSeats(game),
    result:
      result === null
        ? null
        : { points: result.scores.map(({ total }) => total), winners: [...result.winners] },
    roles: game?.state.seats.map(({ role }) => game.components.roles[role]?.id ?? '') ?? [],
    imported: origin === 'record',
  };
}

import { awaitedSeats, isOver } from '@altiplano/rules';
import type { Table } from '@altiplano/table';

/** The seats that a running game waits for. */
export function awaitedAt({ status, game }: Table): number[] {
  return status !== 'running' || game === null || isOver(game) ? [] : awaitedSeats(game);
}

/** What of a listing can change without anybody doing more than moving. */
export function turnOf(table: Table): string {
  return `${table.status} ${awaitedAt(table).join()}`;
}

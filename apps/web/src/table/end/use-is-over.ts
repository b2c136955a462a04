import { useTable } from '../state/at-table.ts';

/** Whether the game is over and only to be looked at; what is merely tried out to the end can still be taken back. */
export function useIsOver(): boolean {
  const { seen, info } = useTable();
  return seen.scores !== null && info.status !== 'running';
}

import type { Options } from '@altiplano/rules';
import { rounded } from '../../arena/rounded.ts';
import type { Balance } from '../summary/balance.ts';
import type { Tally } from '../tally/tally.ts';
import { ENOUGH_GAMES, type RowResult } from './targets.ts';

/** What one bot's games show. */
export interface BotResult {
  readonly bot: string;
  readonly balance: Balance;
  readonly tally: Tally;
  readonly rows: readonly RowResult[];
}

/** The table of targets, measured with one bot or several on the same seeds. */
export interface TargetReport {
  readonly games: number;
  readonly seed: string;
  readonly options: Options;
  readonly pack: { readonly id: string; readonly hash: string };
  readonly bots: readonly BotResult[];
}

export const metRows = (rows: readonly RowResult[]): number =>
  rows.filter(({ verdict }) => verdict === 'met').length;

/** Everything as JSON, without what only the page shows. */
export function targetsJson({ bots, ...run }: TargetReport): string {
  const found = {
    ...run,
    enoughGames: ENOUGH_GAMES,
    bots: bots.map(({ bot, rows }) => ({ bot, met: metRows(rows), of: rows.length, rows })),
  };
  return JSON.stringify(
    found,
    (_, value: unknown) => (typeof value === 'number' ? rounded(value, 4) : value),
    2,
  );
}

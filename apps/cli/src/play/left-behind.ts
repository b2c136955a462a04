import type { WarningCode } from '@altiplano/client';
import type { Game, ReadableMove } from '@altiplano/rules';
import { plain, warningMessage } from '@altiplano/text';
import type { Sight } from './sight.ts';

/** What would be a pity about a step that ends something. */
const PITY: Partial<Record<ReadableMove['type'], WarningCode>> = {
  declare: 'unplacedTile',
  pass: 'passWithTiles',
};

/** Whether a step ends something, so that useful tiles might stay behind. */
export function endsSomething({ type }: ReadableMove): boolean {
  return PITY[type] !== undefined;
}

/** The useful tiles that a step leaves behind, if it ends a plan or the round: a sentence each. */
export async function tilesLeftBehind(
  game: Game,
  { seat, names }: Sight,
  move: ReadableMove,
): Promise<string[]> {
  // Loaded when it is needed: it brings along all that a page needs, and every start would wait for that.
  const { warningsFor } = await import('@altiplano/client');
  return warningsFor(game, seat, move)
    .filter(({ code }) => code === PITY[move.type])
    .map((warning) => plain(warningMessage(warning, names.game)));
}

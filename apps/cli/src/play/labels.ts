import type { GameEvent, ReadableMove } from '@altiplano/rules';
import * as game from '@altiplano/text';
import type { Sight } from './sight.ts';

function gameSight({ seen, seat, names }: Sight): game.Sight {
  return { seen, seat, names: names.game };
}

/** A move in a few words, with what it costs and brings if it is known what would happen. */
export function labelOf(move: ReadableMove, sight: Sight, outcome: readonly GameEvent[] = []): string {
  if (move.type === 'accept') {
    const { components, texts } = sight.names;
    const event = components.events.find((row) => row.id === sight.seen.event);
    if (event !== undefined) return texts.offers.accept(event.effect);
  }
  return game.plain(game.labelOf(move, gameSight(sight), outcome));
}

/** What a move is listed under; null: it stands by itself at the end. */
export function headingOf(move: ReadableMove, sight: Sight): string | null {
  if (move.type === 'buyAsset') {
    const { components, texts } = sight.names;
    const asset = components.assets.find((row) => row.id === move['asset']);
    const { board } = texts;
    if (asset !== undefined)
      return board.buyAsset(board.assetStage(asset.stage, board.assetCost[asset.cost]));
  }
  const heading = game.headingOf(move, gameSight(sight));
  return heading === null ? null : game.plain(heading);
}

/** A move as a phrase of its own. */
export function phraseOf(move: ReadableMove, sight: Sight): string {
  return game.plain(game.phraseOf(move, gameSight(sight)));
}

import type { AssetRow, GameEvent, ReadableMove } from '@altiplano/rules/engine';
import * as game from '@altiplano/text';
import { scarceLabel } from './scarce.ts';
import { ownPlayer, type Sight } from './sight.ts';

function gameSight({ seen, seat, names }: Sight): game.Sight {
  return { seen, seat, names: names.game };
}

/** A move in a few words, with what it costs and brings if it is known what would happen. */
export function labelOf(move: ReadableMove, sight: Sight, outcome: readonly GameEvent[] = []): string {
  const { components, texts } = sight.names;
  if (move.type === 'accept') {
    const event = components.events.find((row) => row.id === sight.seen.event);
    if (event !== undefined) return texts.offers.accept(event.effect);
  }
  const { decision, bagTiles } = ownPlayer(sight);
  // X18: what is drawn is not chosen, unlike what is taken out of the container.
  if (move.type === 'draw' && decision === 'swapIn') return texts.play.drawBlind(bagTiles);
  return scarceLabel(game.plain(game.labelOf(move, gameSight(sight), outcome)), move, outcome, sight);
}

function assetOf(move: ReadableMove, { names }: Sight): AssetRow | undefined {
  return move.type === 'buyAsset' ? names.components.assets.find(({ id }) => id === move.asset) : undefined;
}

/** One of several ways to pay for the same thing, which share a line. */
export interface Way {
  readonly to: string;
  readonly by: string;
  /** Its place among the groups of its kind. */
  readonly group: number;
}

/** What an asset is and what it is paid with; null for any other move. */
export function wayOf(move: ReadableMove, sight: Sight): Way | null {
  const asset = assetOf(move, sight);
  if (move.type !== 'buyAsset' || asset === undefined) return null;
  const [kind, id] = move.source.split(':');
  const good = sight.names.texts.words.things[move.good];
  return {
    to: sight.names.asset(asset.id),
    by: kind === 'extension' ? `${good} (${id})` : good,
    group: 2 * asset.stage + (asset.cost === 'any' ? 0 : 1),
  };
}

/** What a move is listed under; null: it stands by itself at the end. */
export function headingOf(move: ReadableMove, sight: Sight): string | null {
  const asset = assetOf(move, sight);
  if (asset !== undefined) {
    const { board } = sight.names.texts;
    return board.buyAsset(board.assetStage(asset.stage, board.assetCost[asset.cost]));
  }
  const { nothingLeft } = sight.names.texts.play;
  const cost = game.costsInWords(sight.names);
  if (move.type === 'buildBoat' && move.boat === null) return nothingLeft.buildBoat(game.plain(cost.boat));
  if (move.type === 'buildHouse' && move.house === null)
    return nothingLeft.buildHouse(game.plain(cost.house));
  const heading = game.headingOf(move, gameSight(sight));
  return heading === null ? null : game.plain(heading);
}

/** A move as a phrase of its own. */
export function phraseOf(move: ReadableMove, sight: Sight): string {
  return game.plain(game.phraseOf(move, gameSight(sight)));
}

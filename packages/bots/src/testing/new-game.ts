import { steadyPack } from '@altiplano/pack/testing';
import { createGame, DEFAULT_OPTIONS, type Game, isRejection } from '@altiplano/rules';

/** A game for two of the base game. */
export function newGame(seed: string): Game {
  const game = createGame({ components: steadyPack, options: { ...DEFAULT_OPTIONS, players: 2 }, seed });
  if (isRejection(game)) throw new Error(game.rejected);
  return game;
}

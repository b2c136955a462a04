import { steadyPack } from '@altiplano/pack/testing';
import {
  apply,
  awaitedSeat,
  type Components,
  createGame,
  createMoveBuffer,
  DEFAULT_OPTIONS,
  type Game,
  isOver,
  isRejection,
  legalMoves,
  type Options,
} from '@altiplano/rules/engine';
import { createDice, type Dice } from '../dice.ts';

const buffer = createMoveBuffer();

function begin(options: Partial<Options>, components: Components): Game {
  const game = createGame({ components, options: { ...DEFAULT_OPTIONS, ...options }, seed: 'true game' });
  if (isRejection(game)) throw new Error(JSON.stringify(game));
  return game;
}

function moveOn(game: Game, dice: Dice): void {
  const seat = awaitedSeat(game);
  apply(game, seat, buffer[dice.below(legalMoves(game, seat, buffer))]);
}

/** A game some random moves after its beginning, or at its end if it has not so many. */
export function position(
  options: Partial<Options> = {},
  moves = 60,
  components: Components = steadyPack,
): Game {
  const game = begin(options, components);
  const dice = createDice('moves');
  for (let i = 0; i < moves && !isOver(game); i++) moveOn(game, dice);
  return game;
}

/** The first position of a random game that fits. */
export function findPosition(options: Partial<Options>, fits: (game: Game) => boolean): Game {
  const game = begin(options, steadyPack);
  const dice = createDice('moves');
  while (!isOver(game)) {
    if (fits(game)) return game;
    moveOn(game, dice);
  }
  throw new Error('no position of the game fits');
}

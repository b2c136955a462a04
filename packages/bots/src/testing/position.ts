import { shippedPack } from '@altiplano/pack';
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
} from '@altiplano/rules';
import { createDice } from '../dice.ts';

const buffer = createMoveBuffer();

/** A game some random moves after its beginning, or at its end if it has not so many. */
export function position(
  options: Partial<Options> = {},
  moves = 60,
  components: Components = shippedPack,
): Game {
  const game = createGame({ components, options: { ...DEFAULT_OPTIONS, ...options }, seed: 'true game' });
  if (isRejection(game)) throw new Error(JSON.stringify(game));
  const dice = createDice('moves');
  for (let i = 0; i < moves && !isOver(game); i++) {
    const seat = awaitedSeat(game);
    apply(game, seat, buffer[dice.below(legalMoves(game, seat, buffer))] as number);
  }
  return game;
}

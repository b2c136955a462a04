import { createDice, type Dice } from '@altiplano/bots';
import { steadyPack } from '@altiplano/pack/testing';
import {
  activeSeats,
  apply,
  awaitedSeat,
  copyGame,
  createChance,
  createGame,
  createMoveBuffer,
  DEFAULT_OPTIONS,
  type Game,
  isOver,
  isRejection,
  legalMoves,
  type Options,
  seen,
} from '@altiplano/rules/engine';

export const buffer = createMoveBuffer();

export function newGame(options: Partial<Options> = {}, seed = 'client'): Game {
  const game = createGame({ components: steadyPack, options: { ...DEFAULT_OPTIONS, ...options }, seed });
  if (isRejection(game)) throw new Error(JSON.stringify(game));
  return game;
}

/** The game that a client makes of what a viewer sees. */
export function gameOf(game: Game, viewer: number | 'spectator'): Game {
  return { ...copyGame(game, createChance('client')), state: seen(game, viewer) };
}

/** A random legal move: mostly of the seat awaited, sometimes of one that may prepare meanwhile. */
export function randomMove(game: Game, dice: Dice): { seat: number; move: number } {
  const active = activeSeats(game);
  const any = active[dice.below(active.length)] ?? 0;
  const seat = dice.below(4) === 0 && legalMoves(game, any, buffer) > 0 ? any : awaitedSeat(game);
  const count = legalMoves(game, seat, buffer);
  return { seat, move: buffer[dice.below(count)] as number };
}

const GAMES: readonly Partial<Options>[] = [
  { players: 2 },
  { players: 3, traveler: 'full', missions: true },
  { players: 4, traveler: 'eventsOnly', short: true, planning: 'simultaneous' },
  { players: 5, traveler: 'full', missions: true, roles: 'draft', short: true },
];

/** Positions all along some random games, each with a seat that may act; the end of each game too. */
export function eachPosition(visit: (game: Game, seat: number) => void, every = 7): void {
  for (const [index, options] of GAMES.entries()) {
    const game = newGame(options, `positions ${index}`);
    const dice = createDice(`positions ${index}`);
    for (let step = 0; !isOver(game); step++) {
      const { seat, move } = randomMove(game, dice);
      if (step % every === 0) visit(game, seat);
      apply(game, seat, move);
    }
    visit(game, 0);
  }
}

import { steadyPack } from '@altiplano/pack/testing';
import { below, type Chance, createChance } from '../chance/chance.ts';
import type { Components } from '../components/components.ts';
import { legalMoves } from '../moves/legal.ts';
import { activeSeats, awaitedSeat, isOver } from '../moves/awaited.ts';
import { apply } from '../moves/apply.ts';
import { createMoveBuffer, encode, MOVE, type MoveType } from '../moves/move.ts';
import { argumentValues } from '../moves/shapes.ts';
import { DEFAULT_OPTIONS, type Options } from '../options.ts';
import { isRejection } from '../rejection.ts';
import { createGame } from '../setup/create.ts';
import type { Game } from '../state/game.ts';

/** A source of choices that has nothing to do with the game's own chance. */
export interface Dice {
  readonly chance: Chance;
  readonly counters: number[];
}

export function createDice(seed: string): Dice {
  return { chance: createChance(`dice ${seed}`), counters: [0] };
}

/** A number from 0 to n − 1. */
export function roll(dice: Dice, n: number): number {
  return below(dice.chance, dice.counters, 0, n);
}

export function startGame(
  options: Partial<Options> = {},
  seed = 'game',
  components: Components = steadyPack,
): Game {
  const game = createGame({ components, options: { ...DEFAULT_OPTIONS, ...options }, seed });
  if (isRejection(game)) throw new Error(JSON.stringify(game));
  return game;
}

const buffer = createMoveBuffer();

/** A seat that can move now: mostly the one awaited, sometimes another that may prepare meanwhile. */
export function pickSeat(game: Game, dice: Dice): number {
  const active = activeSeats(game);
  const seat = roll(dice, 4) === 0 ? active[roll(dice, active.length)] : awaitedSeat(game);
  return legalMoves(game, seat, buffer) > 0 ? seat : awaitedSeat(game);
}

/** A random legal move of a seat; there must be one. */
export function pickMove(game: Game, seat: number, dice: Dice): number {
  const count = legalMoves(game, seat, buffer);
  if (count === 0) throw new Error(`seat ${seat} is awaited and has no legal move`);
  return buffer[roll(dice, count)];
}

/** Any well-formed move of a kind, hardly ever legal. */
export function pickAnyMove(game: Game, type: MoveType, dice: Dice): number {
  const [a, b, c, d] = argumentValues(game, type).map((values) => values[roll(dice, values.length)]);
  return encode(MOVE[type], a, b, c, d);
}

const ENDLESS = 20_000;

/** Plays a random game to its end and shows every move before it is played. */
export function playOut(
  game: Game,
  dice: Dice,
  before?: (seat: number, move: number, number: number) => void,
): number {
  let moves = 0;
  while (!isOver(game)) {
    const seat = pickSeat(game, dice);
    const move = pickMove(game, seat, dice);
    before?.(seat, move, moves);
    apply(game, seat, move);
    if (++moves > ENDLESS) throw new Error('the game does not end');
  }
  return moves;
}

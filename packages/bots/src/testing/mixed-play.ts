import { otherPack, steadyPack } from '@altiplano/pack/testing';
import {
  apply,
  awaitedSeats,
  type Components,
  createGame,
  type Game,
  isOver,
  isRejection,
  type Options,
  optionMatrix,
} from '@altiplano/rules/engine';
import { decide, movesOf } from '../decide/decide.ts';
import { createDice, type Dice } from '../dice.ts';
import { narrow } from './steady-minds.ts';

export interface Table {
  readonly components: Components;
  readonly options: Options;
  readonly seed: string;
}

/** A spread over the options and both packs for tests, the same for the same name. */
export function tables(name: string, count: number): Table[] {
  const matrix = optionMatrix();
  // Has no factor in common with the length of the matrix, so all of it comes up in time.
  const stride = 37;
  return Array.from({ length: count }, (_, index) => ({
    components: index % 2 === 0 ? steadyPack : otherPack,
    options: {
      ...matrix[(name.length + index * stride) % matrix.length],
      drawing: index % 3 === 0 ? 'upTo' : 'full',
      openBags: index % 5 === 0,
    },
    seed: `${name} ${index}`,
  }));
}

export function start({ components, options, seed }: Table): Game {
  const game = createGame({ components, options, seed });
  if (isRejection(game)) throw new Error(JSON.stringify(game));
  return game;
}

/** No game has so many moves. */
const ENDLESS = 20_000;

/** Plays to the end, whoever decides at the same time taking turns. */
export function playOut(game: Game, move: (seat: number, number: number) => number): void {
  for (let number = 0; !isOver(game); number++) {
    if (number === ENDLESS) throw new Error('the game does not end');
    const seats = awaitedSeats(game);
    const seat = seats[number % seats.length];
    apply(game, seat, move(seat, number));
  }
}

/** What a test wants to see before each move. */
export type Watch = (game: Game, seat: number, dice: Dice, table: Table) => void;

/** Plays a game by a narrow planner that takes any move one time in so many, so that odd positions come up too. */
export function playMixed(table: Table, watch: Watch, anyOneIn = 4): void {
  const game = start(table);
  const dice = createDice(table.seed);
  playOut(game, (seat) => {
    watch(game, seat, dice, table);
    const moves = movesOf(game, seat);
    return dice.below(anyOneIn) === 0 ? moves[dice.below(moves.length)] : decide(game, seat, narrow);
  });
}

/** A search goes on over so many times the tables that usually are enough. */
const PATIENCE = 10;

/** Plays that many tables, and then more while something has not been met often enough. */
export function playTables(
  name: string,
  count: number,
  watch: Watch,
  isEnough: () => boolean = () => true,
  anyOneIn?: number,
): void {
  for (const [played, table] of tables(name, PATIENCE * count).entries()) {
    if (played >= count && isEnough()) return;
    playMixed(table, watch, anyOneIn);
  }
}

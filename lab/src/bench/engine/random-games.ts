import { shippedPack } from '@altiplano/pack';
import {
  apply,
  awaitedSeat,
  copyGame,
  copyState,
  createGame,
  createMoveBuffer,
  type Game,
  isOver,
  isRejection,
  legalMoves,
  type Options,
  type State,
} from '@altiplano/rules/engine';

/** Games of one set of options, set up beforehand so that only playing is measured. */
export interface Stock {
  readonly games: readonly Game[];
  readonly starts: readonly State[];
}

function newGame(options: Options, seed: string): Game {
  const game = createGame({ components: shippedPack, options, seed });
  if (isRejection(game)) throw new Error(JSON.stringify(game));
  return game;
}

export function setUp(options: Options, count: number): Stock {
  const games = Array.from({ length: count }, (_, index) => newGame(options, `bench ${index}`));
  return { games, starts: games.map((game) => copyGame(game).state) };
}

/** xorshift32 in a typed array: a plain variable above 31 bits would be a heap number, and so garbage. */
const dice = new Int32Array([0x2545f491]);

export function seedDice(seed: number): void {
  dice[0] = seed | 1;
}

function roll(n: number): number {
  let x = dice[0] as number;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  dice[0] = x;
  return ((x >>> 1) % n) | 0;
}

const buffer = createMoveBuffer();

/** Plays one stock game from its start with random moves; returns the number of decisions. */
export function playOne(stock: Stock, index: number): number {
  const which = index % stock.games.length;
  const game = stock.games[which] as Game;
  copyState(game.state, stock.starts[which] as State);
  let decisions = 0;
  while (!isOver(game)) {
    const seat = awaitedSeat(game);
    const count = legalMoves(game, seat, buffer);
    apply(game, seat, buffer[roll(count)] as number);
    decisions++;
  }
  return decisions;
}

/** The same, the naive way: a deep copy of the state before every move. */
export function playOneCloning(stock: Stock, index: number): number {
  const which = index % stock.games.length;
  let game: Game = { ...(stock.games[which] as Game), state: structuredClone(stock.starts[which] as State) };
  let decisions = 0;
  while (!isOver(game)) {
    game = { ...game, state: structuredClone(game.state) };
    const seat = awaitedSeat(game);
    const count = legalMoves(game, seat, buffer);
    apply(game, seat, buffer[roll(count)] as number);
    decisions++;
  }
  return decisions;
}

/** A seat and its move. */
type Played = readonly [seat: number, move: number];

/** The moves of a whole random game. */
export function recordMoves(options: Options, seed: string): Played[] {
  const game = newGame(options, seed);
  const moves: Played[] = [];
  while (!isOver(game)) {
    const seat = awaitedSeat(game);
    const move = buffer[roll(legalMoves(game, seat, buffer))] as number;
    moves.push([seat, move]);
    apply(game, seat, move);
  }
  return moves;
}

/** Sets a game up and plays recorded moves; returns the round in which it ended. */
export function rebuildGame(options: Options, seed: string, moves: readonly Played[]): number {
  const game = newGame(options, seed);
  for (const [seat, move] of moves) apply(game, seat, move);
  return game.state.round;
}

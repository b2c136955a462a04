import { steadyPack } from '@altiplano/pack/testing';
import {
  activeSeats,
  apply,
  createGame,
  createLog,
  createMoveBuffer,
  DEFAULT_OPTIONS,
  type Game,
  isOver,
  isRejection,
  legalMoves,
  moveTypeOf,
  type Options,
} from '@altiplano/rules/engine';

/** Games that between them meet every module. */
export const GAMES: readonly Partial<Options>[] = [
  { missions: true, traveler: 'full', roles: 'draft' },
  { missions: true, traveler: 'full', short: true, planning: 'simultaneous', drawing: 'upTo' },
  { players: 2, missions: true, traveler: 'eventsOnly', edition: 2017 },
  {},
];

function createNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const DULL = ['pass', 'declare', 'endTurn', 'decline', 'finish', 'unplace', 'takeBack'];

/** Plays a game of random moves to its end and looks at every position on the way, the last one too. */
export function playThrough(options: Partial<Options>, look: (game: Game, turn: number) => void): Game {
  const all = { ...DEFAULT_OPTIONS, players: 3, ...options };
  const game = createGame({ components: steadyPack, options: all, seed: JSON.stringify(options) });
  if (isRejection(game)) throw new Error(game.rejected);
  game.log = createLog();
  const below = createNumbers(JSON.stringify(options).length);
  const buffer = createMoveBuffer();
  for (let turn = 0; !isOver(game); turn++) {
    look(game, turn);
    const seats = activeSeats(game);
    const seat = seats[below(seats.length)] ?? 0;
    const moves = [...buffer.subarray(0, legalMoves(game, seat, buffer))];
    const lively = moves.filter((move) => !DULL.includes(moveTypeOf(move)));
    const chosen = lively.length > 0 && below(8) > 0 ? lively : moves;
    apply(game, seat, chosen[below(chosen.length)] as number);
  }
  look(game, -1);
  return game;
}

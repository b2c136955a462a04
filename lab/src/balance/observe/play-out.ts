import { type Bot, choose } from '@altiplano/bots';
import { MOST_DECISIONS } from '@altiplano/cli/command-line';
import type { Pack } from '@altiplano/pack';
import {
  apply,
  awaitedSeat,
  createGame,
  createLog,
  createMoveBuffer,
  type Game,
  type GameEvent,
  isOver,
  isRejection,
  legalMoves,
  type Options,
  readLog,
} from '@altiplano/rules/engine';
import { type ActionCounter, createActionCounter } from './actions.ts';

/** A finished game and what was seen of it on the way. */
export interface PlayedGame {
  readonly game: Game;
  /** Who started the first round. */
  readonly startingSeat: number;
  readonly events: readonly GameEvent[];
  readonly actions: ActionCounter;
  readonly moves: number;
  /** Moves with a choice. */
  readonly decisions: number;
}

const buffer = createMoveBuffer();

/** The only legal move, or the bot's choice; a choice that is not legal is a fault of the bot. */
function nextMove(bot: Bot, game: Game, seat: number, seed: string): { move: number; isForced: boolean } {
  const count = seat < 0 ? 0 : legalMoves(game, seat, buffer);
  if (count === 0) throw new Error('nobody can move');
  if (count === 1) return { move: buffer[0] as number, isForced: true };
  const legal = buffer.slice(0, count);
  const move = choose(bot, game, seat, seed);
  if (!legal.includes(move))
    throw new Error(`seat ${seat} of bot ${bot.name} makes the illegal move ${move}`);
  return { move, isForced: false };
}

/** Plays a game to its end with the same bot on every seat: the same seed, the same game. */
export function playOut(pack: Pack, options: Options, seed: string, bot: Bot): PlayedGame {
  const log = createLog();
  const game = createGame({ components: pack, options, seed }, log);
  if (isRejection(game)) throw new Error(`no game: ${JSON.stringify(game)}`);
  const { startingSeat } = game.state;
  const actions = createActionCounter(options.players);
  let moves = 0;
  let decisions = 0;
  while (!isOver(game)) {
    if (moves === MOST_DECISIONS) throw new Error(`not over after ${moves} moves`);
    const seat = awaitedSeat(game);
    const { move, isForced } = nextMove(bot, game, seat, `${seed}/${seat}/${moves}`);
    actions.see(game, seat, move);
    apply(game, seat, move);
    moves++;
    if (!isForced) decisions++;
  }
  return { game, startingSeat, events: readLog(game, log, 'all'), actions, moves, decisions };
}

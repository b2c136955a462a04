import type { Pack } from '@altiplano/pack';
import { type GameRecord, isProblem, type Problem, replay } from '@altiplano/protocol';
import { type Game, isOver, play, type Score, score } from '@altiplano/rules';

/** What everyone would have scored at the end of a round. */
export interface RoundScores {
  readonly round: number;
  /** After so many moves of the record. */
  readonly position: number;
  /** By seat. */
  readonly scores: readonly Score[];
}

export interface Review {
  /** Before the first decision, after each round, and at the end. */
  readonly rounds: readonly RoundScores[];
}

function scoresAt(game: Game, round: number, position: number): RoundScores {
  return { round, position, scores: game.state.seats.map((_, seat) => score(game, seat)) };
}

/** Where the points of a recorded game came from, round by round; or why it cannot be played again. */
export function reviewRecord(record: GameRecord, pack: Pack): Review | Problem {
  const game = replay(record, pack, { at: 0 });
  if (isProblem(game)) return game;
  const rounds = [scoresAt(game, 0, 0)];
  for (const [index, { seat, move }] of record.moves.entries()) {
    const { round } = game.state;
    const refusal = play(game, seat, move);
    if (refusal !== null) {
      const figures = { number: index + 1, seat };
      return { problem: 'illegalMove', place: `moves[${index}]`, figures, rejection: refusal };
    }
    if (game.state.round !== round || isOver(game)) rounds.push(scoresAt(game, round, index + 1));
  }
  return { rounds };
}

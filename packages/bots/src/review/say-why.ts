import { apply, awaitedSeat, copyGame, type Game, isOver, kindOf, MOVE } from '@altiplano/rules/engine';
import { decide } from '../decide/decide.ts';
import { movesTowards } from '../decide/plan-move.ts';
import { type Aim, aimsOf } from '../reasons/aims.ts';
import { compare } from '../reasons/compare.ts';
import type { Difference } from '../reasons/reasons.ts';
import { type Doubt, REVIEWER, type Weighed } from './doubt.ts';

/** What speaks for the other way, as data: a screen puts it into words. */
export interface Verdict {
  /** What the reviewer would have done, as far as the end of the turn. */
  readonly better: readonly number[];
  /** What for. */
  readonly aims: readonly Aim[];
  /** What was played: the tiles of a plan, or the one move. */
  readonly played: readonly number[];
  /** Where that is better or worse than what was played, largest first. */
  readonly differences: readonly Difference[];
}

const LONGEST_TURN = 12;

/** The moves of a line up to the end of the seat's turn. */
function movesOf(game: Game, seat: number, { line }: Weighed): number[] {
  if (line.move < 0) return movesTowards(game, seat, line.placements);
  const ahead = copyGame(game);
  const moves = [line.move];
  apply(ahead, seat, line.move);
  while (goesOn(ahead, seat, moves) && ahead.state.phase === game.state.phase) {
    const move = decide(ahead, seat, REVIEWER);
    moves.push(move);
    apply(ahead, seat, move);
  }
  return moves;
}

function goesOn(game: Game, seat: number, moves: readonly number[]): boolean {
  if (isOver(game) || moves.length === LONGEST_TURN || awaitedSeat(game) !== seat) return false;
  const last = kindOf(moves.at(-1) ?? 0);
  return last !== MOVE.endTurn && last !== MOVE.pass;
}

/** Says what the reviewer would have done and where the difference lies. */
export function sayWhy({ game, seat, better, played }: Doubt): Verdict {
  const [first] = compare(
    [better, played].map(({ worth }) => ({ moves: [], expected: worth.expected, worth })),
  );
  const { line } = played;
  return {
    better: movesOf(game, seat, better),
    aims: aimsOf(better.line.plan, game),
    played: line.move < 0 ? movesTowards(game, seat, line.placements) : [line.move],
    differences: first.differences,
  };
}

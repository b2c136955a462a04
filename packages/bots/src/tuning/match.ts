import { type Components, createGame, isRejection, type Options, score, winners } from '@altiplano/rules';
import { createPlayers, playUntil } from '../decide/follow.ts';
import type { Mind } from '../plan/mind.ts';

/** What came of a game for one of its players. */
export interface Outcome {
  /** Own points less those of the best rival. */
  readonly margin: number;
  /** 1 for a win, a part of it if shared. */
  readonly win: number;
}

const NO_ROUND = 1000;

/** Plays a quick game between minds and says how the one on `seat` fared. */
export function playMatch(
  components: Components,
  options: Options,
  seed: string,
  minds: readonly Mind[],
  seat: number,
): Outcome {
  const game = createGame({ components, options, seed });
  if (isRejection(game)) throw new Error(`no game: ${game.rejected}`);
  playUntil(game, createPlayers(minds), NO_ROUND);
  const points = game.state.seats.map((_, number) => score(game, number).total);
  const best = Math.max(...points.filter((_, number) => number !== seat));
  const won = winners(game);
  return { margin: (points[seat] as number) - best, win: won.includes(seat) ? 1 / won.length : 0 };
}

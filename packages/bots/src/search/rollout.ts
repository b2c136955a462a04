import { apply, encode, type Game, isOver, MOVE, score } from '@altiplano/rules/engine';
import { createPlayers, playUntil } from '../decide/follow.ts';
import { worthNow } from '../decide/whole-position.ts';
import type { Mind } from '../plan/mind.ts';
import type { Line } from './candidates.ts';

/** Own points count fully, those of the best rival in part: what one does seldom changes theirs. */
const RIVAL = 0.35;

function worthOf(game: Game, seat: number, mind: Mind): number {
  return isOver(game) ? score(game, seat).total : worthNow(game, seat, mind);
}

/**
 * Plays a line in an imagined game and says what came of it some rounds later. Everybody goes on as the planner would,
 * or the rivals sit idle, which leaves time for more games.
 */
export function rollOut(
  game: Game,
  seat: number,
  line: Line,
  mind: Mind,
  rounds: number,
  rivals: 'planning' | 'idle',
): number {
  const idle = rivals === 'idle';
  const players = createPlayers(game.state.seats.map((_, other) => (idle && other !== seat ? null : mind)));
  players.plans[seat] = [...line.plan.steps];
  const last = game.state.round + rounds;
  if (line.move < 0) {
    for (const { site, thing } of line.placements) apply(game, seat, encode(MOVE.place, site, thing));
    players.ready[seat] = true;
  } else apply(game, seat, line.move);
  playUntil(game, players, last);
  const own = worthOf(game, seat, mind);
  if (idle) return own;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < game.state.seats.length; other++) {
    if (other !== seat) best = Math.max(best, worthOf(game, other, mind));
  }
  return own - RIVAL * best;
}

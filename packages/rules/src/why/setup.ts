import { argA } from '../moves/move.ts';
import { type Rejection, reject } from '../rejection.ts';
import type { Game } from '../state/game.ts';
import { CARD } from '../state/state.ts';

export function whyNotRole(game: Game, move: number): Rejection | null {
  const place = game.state.roleAt[argA(move)];
  if (place === CARD.market) return null;
  return reject('roleTaken', 'S9', { role: game.components.roles[argA(move)].id, seat: place - CARD.held });
}

export function whyNotDraft(game: Game, seat: number, move: number): Rejection | null {
  // The answer is the same wherever else the card is, so that it tells nothing (K3).
  return reject('missionNotOffered', 'I1', { mission: game.components.missions[argA(move)].id, seat });
}

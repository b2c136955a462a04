import { FOOD, goodIndex } from '../goods.ts';
import { tell } from '../log/log.ts';
import { argA, encode, MOVE } from '../moves/move.ts';
import { pop } from '../state/frames.ts';
import { type Game, seatInOrder } from '../state/game.ts';
import { CARD } from '../state/state.ts';
import { gainCoins, takeFromSupply } from '../state/supply.ts';

export function takeRole(game: Game, seat: number, role: number): void {
  game.state.seats[seat].role = role;
  game.state.roleAt[role] = CARD.held + seat;
  tell(game, 'roleTaken', seat, role);
}

/** S9, draft: any role still lying there. */
export function legalRoles(game: Game, out: Int32Array): number {
  const { roleAt } = game.state;
  let n = 0;
  for (let role = 0; role < roleAt.length; role++) {
    if (roleAt[role] === CARD.market) out[n++] = encode(MOVE.chooseRole, role);
  }
  return n;
}

export function applyRole(game: Game, seat: number, move: number): void {
  takeRole(game, seat, argA(move));
  pop(game.state, seat);
}

/** S10: the goods of each role into the bag, the coins beside the board; one food more in the short game (Z1). */
export function takeStartingGoods(game: Game): void {
  const { state, components } = game;
  for (let role = 0; role < state.roleAt.length; role++) {
    if (state.roleAt[role] === CARD.market) state.roleAt[role] = CARD.gone; // S9
  }
  for (let k = 0; k < state.seats.length; k++) {
    const seatNumber = seatInOrder(state, k);
    const seat = state.seats[seatNumber];
    const role = components.roles[seat.role];
    for (const good of role.goods) if (takeFromSupply(game, goodIndex(good))) seat.bag[goodIndex(good)]++;
    if (game.options.short && takeFromSupply(game, FOOD)) seat.bag[FOOD]++;
    gainCoins(game, seatNumber, role.coins);
  }
}

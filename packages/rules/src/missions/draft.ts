import { shuffle, STREAM } from '../chance/chance.ts';
import { tell, tellSeat } from '../log/log.ts';
import { argA, encode, MOVE } from '../moves/move.ts';
import { FRAME, pop, push } from '../state/frames.ts';
import type { Game } from '../state/game.ts';

/** T5: the added mission belongs to the traveler itself. */
export function missionsInPlay(game: Game): number[] {
  return game.components.missions.flatMap((mission, index) =>
    !mission.traveler || game.options.traveler === 'full' ? [index] : [],
  );
}

/** I1: three cards to each player; all choose at once. */
export function dealMissions(game: Game): void {
  const { state } = game;
  const cards = missionsInPlay(game);
  shuffle(game.chance, state.counters, STREAM.missions, cards);
  for (let seat = 0; seat < state.seats.length; seat++) {
    for (let i = 0; i < 3; i++) {
      state.seats[seat].dealt[i] = cards[seat * 3 + i] as number;
      tellSeat(game, 'missionDealt', seat, state.seats[seat].dealt[i]);
    }
    push(state, seat, FRAME.draftMission);
  }
  state.revealed++;
}

export function leftOf(game: Game, seat: number): number {
  return (seat + 1) % game.tables.players;
}

export function rightOf(game: Game, seat: number): number {
  return (seat + game.tables.players - 1) % game.tables.players;
}

/** The cards dealt to a seat that it has not kept yet. */
export function legalDraft(game: Game, seatNumber: number, out: Int32Array, kind: number): number {
  const seat = game.state.seats[seatNumber];
  let n = 0;
  for (let i = 0; i < 3; i++) {
    if (seat.dealt[i] !== seat.missions[0]) out[n++] = encode(kind, seat.dealt[i]);
  }
  return n;
}

export function applyKeep(game: Game, seatNumber: number, move: number): void {
  const seat = game.state.seats[seatNumber];
  seat.missions[0] = argA(move);
  tellSeat(game, 'missionKept', seatNumber, argA(move));
  pop(game.state, seatNumber);
  push(game.state, seatNumber, FRAME.passMission);
}

/** One card to the left, the last one to the right; of two players the last one leaves the game. */
export function applyPass(game: Game, seatNumber: number, move: number): void {
  const seat = game.state.seats[seatNumber];
  const given = argA(move);
  seat.passedLeft = given;
  tellSeat(game, 'missionPassed', seatNumber, given, leftOf(game, seatNumber));
  for (let i = 0; i < 3; i++) {
    const last = seat.dealt[i];
    if (last === seat.missions[0] || last === given) continue;
    if (game.tables.players === 2) {
      seat.putAway = last;
      tellSeat(game, 'missionPutAway', seatNumber, last);
    } else {
      seat.passedRight = last;
      tellSeat(game, 'missionPassed', seatNumber, last, rightOf(game, seatNumber));
    }
  }
  tell(game, 'missionsChosen', seatNumber);
  pop(game.state, seatNumber);
}

/** When all have chosen, the cards passed are seen; with three or more players each then keeps one of two. */
export function receiveMissions(game: Game): void {
  const { state } = game;
  state.revealed++;
  for (let seatNumber = 0; seatNumber < state.seats.length; seatNumber++) {
    const seat = state.seats[seatNumber];
    const left = state.seats[leftOf(game, seatNumber)];
    const right = state.seats[rightOf(game, seatNumber)];
    seat.received[0] = right.passedLeft;
    tellSeat(game, 'missionDealt', seatNumber, seat.received[0]);
    if (state.seats.length === 2) {
      seat.missions[1] = seat.received[0];
      continue;
    }
    seat.received[1] = left.passedRight;
    tellSeat(game, 'missionDealt', seatNumber, seat.received[1]);
    push(state, seatNumber, FRAME.pickMission);
  }
}

export function legalPick(game: Game, seatNumber: number, out: Int32Array): number {
  const { received } = game.state.seats[seatNumber];
  out[0] = encode(MOVE.keepMission, received[0]);
  out[1] = encode(MOVE.keepMission, received[1]);
  return 2;
}

export function applyPick(game: Game, seatNumber: number, move: number): void {
  const seat = game.state.seats[seatNumber];
  seat.missions[1] = argA(move);
  seat.putAway = seat.received[0] === argA(move) ? seat.received[1] : seat.received[0];
  tellSeat(game, 'missionKept', seatNumber, seat.missions[1]);
  tellSeat(game, 'missionPutAway', seatNumber, seat.putAway);
  tell(game, 'missionsChosen', seatNumber);
  pop(game.state, seatNumber);
}

import { beginEndStoring } from '../extensions/end-storing.ts';
import { offerEvent, revealEvent, travelerLine } from '../events/events.ts';
import { tell } from '../log/log.ts';
import { LOCATION_COUNT } from '../locations.ts';
import { dealMissions, receiveMissions } from '../missions/draft.ts';
import { beginDrawing } from '../drawing/drawing.ts';
import { beginPlanning } from '../planning/planning.ts';
import { takeStartingGoods } from '../setup/roles.ts';
import { checkMissions } from '../missions/missions.ts';
import { FRAME, push } from '../state/frames.ts';
import { type Game, seatInOrder } from '../state/game.ts';
import { PHASE } from '../state/state.ts';
import { renewStrip } from './strip.ts';

/** Goes on through everything that asks nobody, up to the next decision or the end (R1). */
export function advance(game: Game): void {
  const { state } = game;
  while (state.waiting === 0 && state.phase !== PHASE.over) nextStep(game);
}

function nextStep(game: Game): void {
  const { state } = game;
  switch (state.phase) {
    case PHASE.roles:
      return nextRole(game);
    case PHASE.missionDraft:
      state.phase = PHASE.missionPick;
      return receiveMissions(game);
    case PHASE.missionPick:
      return beginRound(game);
    case PHASE.event:
      return nextOffer(game, 'now');
    case PHASE.drawing:
      state.phase = PHASE.drawingEvent;
      state.cursor = 0;
      return;
    case PHASE.drawingEvent:
      return nextOffer(game, 'drawing');
    case PHASE.planning:
      state.phase = PHASE.actions;
      state.cursor = -1;
      return;
    case PHASE.actions:
      return nextTurn(game);
    case PHASE.endStoring:
      return nextEndStoring(game);
  }
}

/** S9, draft: the last player in turn order chooses first, the starting player last. */
function nextRole(game: Game): void {
  const { state } = game;
  if (state.cursor < state.seats.length) {
    state.cursor++;
    push(state, seatInOrder(state, state.seats.length - state.cursor), FRAME.chooseRole);
    return;
  }
  takeStartingGoods(game);
  if (!game.options.missions) return beginRound(game);
  state.phase = PHASE.missionDraft;
  dealMissions(game);
}

function beginRound(game: Game): void {
  const { state } = game;
  tell(game, 'roundBegan', state.round);
  state.phase = PHASE.event;
  state.cursor = 0;
  revealEvent(game);
}

/** Asks the next seat in turn order that can use the event (Q39), then goes on to the next phase. */
function nextOffer(game: Game, when: 'now' | 'drawing'): void {
  const { state } = game;
  while (state.cursor < state.seats.length) {
    const seat = seatInOrder(state, state.cursor++);
    if (offerEvent(game, seat, when)) return;
  }
  if (when === 'now') {
    travelerLine(game);
    state.phase = PHASE.drawing;
    beginDrawing(game);
  } else {
    state.phase = PHASE.planning;
    beginPlanning(game);
  }
}

/** A1: clockwise, until all have passed. */
function nextTurn(game: Game): void {
  const { state } = game;
  const players = state.seats.length;
  for (let k = 1; k <= players; k++) {
    const offset = (state.cursor + k) % players;
    const seat = seatInOrder(state, offset);
    if (state.seats[seat].passed === 1) continue;
    state.cursor = offset;
    push(state, seat, FRAME.turn);
    return;
  }
  endRound(game);
}

function endRound(game: Game): void {
  const { state } = game;
  if (state.round === state.lastRound) {
    state.phase = PHASE.endStoring;
    state.cursor = 0;
    return;
  }
  newRound(game);
  beginRound(game);
}

/** Phase 4, in the order of N5. */
function newRound(game: Game): void {
  const { state } = game;
  state.startingSeat = seatInOrder(state, 1); // N1
  tell(game, 'startingPlayerChanged', state.startingSeat);
  for (const seat of state.seats) {
    // N2
    seat.freeCart = 0;
    seat.boughtCart = 0;
    seat.boughtExtension = 0;
    seat.boughtAsset = 0;
    seat.passed = 0;
    seat.declared = 0;
    seat.limitMore = 0;
    seat.limitLess = 0;
    for (let slot = 0; slot < seat.carts.length; slot++) if (seat.carts[slot] === 2) seat.carts[slot] = 1;
  }
  renewStrip(game); // N3, N4, Z4
  state.boughtThisRound = 0;
  state.event = -1;
  moveTraveler(game); // T14
  state.round++;
}

/** T14: clockwise to the next location with no player's figure. */
function moveTraveler(game: Game): void {
  const { state } = game;
  if (game.options.traveler !== 'full') return;
  let place = state.ringPlace[state.traveler];
  do place = (place + 1) % LOCATION_COUNT;
  while (isOccupied(game, state.ring[place]));
  state.traveler = state.ring[place];
  tell(game, 'travelerMoved', state.traveler);
}

function isOccupied(game: Game, location: number): boolean {
  for (const seat of game.state.seats) if (seat.figure === location) return true;
  return false;
}

/** E2: extensions that store at the end, in turn order; then the last missions, and the game is over. */
function nextEndStoring(game: Game): void {
  const { state } = game;
  while (state.cursor < state.seats.length) {
    const seat = seatInOrder(state, state.cursor++);
    if (beginEndStoring(game, seat)) return;
  }
  for (let k = 0; k < state.seats.length; k++) checkMissions(game, seatInOrder(state, k), true);
  state.phase = PHASE.over;
  state.revealed++; // all that was hidden is laid open for scoring
  tell(game, 'gameEnded');
}

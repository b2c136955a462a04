import { goodIndex } from '../goods.ts';
import { tell } from '../log/log.ts';
import { FRAME, push } from '../state/frames.ts';
import { type Game, seatInOrder } from '../state/game.ts';
import { CARD } from '../state/state.ts';
import { endWithEvents, takeFromSupply } from '../state/supply.ts';
import { happen } from './immediate.ts';
import { isAsked } from './offers.ts';

/** Phase 0: the top event is turned up (T6); with none left nothing happens (Q40). */
export function revealEvent(game: Game): void {
  const { state } = game;
  if (state.eventsRevealed === state.eventCount) return;
  state.event = state.eventPile[state.eventsRevealed++];
  state.revealed++;
  tell(game, 'eventRevealed', state.event);
  if (game.options.short && state.eventsRevealed === state.eventCount) endWithEvents(game);
  for (let k = 0; k < state.seats.length; k++) happen(game, seatInOrder(state, k), k === 0);
}

/** Asks a seat about the event, if it concerns this moment and the seat can use it (Q39). */
export function offerEvent(game: Game, seat: number, moment: 'now' | 'drawing'): boolean {
  const { state } = game;
  if (state.event < 0) return false;
  const inDrawing = game.components.events[state.event].when === 'drawing';
  if (inDrawing !== (moment === 'drawing')) return false;
  if (!isAsked(game, seat)) return false;
  push(state, seat, FRAME.offer);
  return true;
}

/** T7: after the event's own effect. */
export function travelerLine(game: Game): void {
  const { state } = game;
  if (game.options.traveler !== 'full' || state.event < 0) return;
  const line = game.components.events[state.event].traveler;
  if (line === 'stageTwo') turnUpStageTwo(game);
  else if (line !== null && takeFromSupply(game, goodIndex(line))) {
    state.neutral[goodIndex(line)]++;
    tell(game, 'neutralGoodAdded', goodIndex(line));
  }
}

function turnUpStageTwo(game: Game): void {
  const { state } = game;
  state.stageTwo = 1;
  state.revealed++;
  for (let asset = 0; asset < state.assetAt.length; asset++) {
    if (state.assetAt[asset] === CARD.pile) state.assetAt[asset] = CARD.market;
  }
  tell(game, 'stageTwoRevealed');
}

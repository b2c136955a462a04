import { below, shuffle, STREAM } from '../chance/chance.ts';
import { leftOf, missionsInPlay, rightOf } from '../missions/draft.ts';
import { isMet } from '../missions/missions.ts';
import { FRAME, topFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { PHASE, type Seat } from '../state/state.ts';

/**
 * What each other seat was dealt, kept and passed, as far as this seat knows it; the rest is dealt anew. A face-down
 * mission that is met would have been turned up (I2), so none is dealt as long as there is another.
 */
export function imagineMissions(game: Game, own: number): void {
  const truth = game.state.seats.map((seat) => ({
    missions: [...seat.missions],
    done: [...seat.missionDone],
  }));
  deal(game, own, truth);
}

interface Truth {
  readonly missions: readonly number[];
  readonly done: readonly number[];
}

/** The three cards of a seat by where they went: kept, to the left, to the right (or away, of two players). */
type Hand = [kept: number, left: number, right: number];
const [KEPT, LEFT, RIGHT] = [0, 1, 2] as const;

function deal(game: Game, own: number, truth: readonly Truth[]): void {
  const { state, tables } = game;
  const players = tables.players;
  const chosen = state.phase !== PHASE.missionDraft;
  const hands: Hand[] = state.seats.map(() => [-1, -1, -1]);
  const me = state.seats[own];
  const revealed = truth.map((seat, number) =>
    number === own
      ? []
      : seat.missions.filter((mission, slot) => mission >= 0 && seat.done[slot] === 1).sort((a, b) => a - b),
  );
  if (chosen) {
    hands[rightOf(game, own)][LEFT] = me.received[0];
    if (players > 2) hands[leftOf(game, own)][RIGHT] = me.received[1];
  }
  hands[own] = [me.missions[0], me.passedLeft, players === 2 ? me.putAway : me.passedRight];
  const second = state.seats.map(() => -1);
  for (const [number, cards] of revealed.entries()) placeRevealed(game, own, hands, second, number, cards);
  const known = new Set([...me.dealt, ...(chosen ? me.received : []), ...revealed.flat()]);
  const unknown = missionsInPlay(game).filter((mission) => !known.has(mission));
  shuffle(game.chance, state.counters, STREAM.missions, unknown);
  for (const [number, hand] of hands.entries()) {
    if (number !== own && hand[KEPT] < 0) hand[KEPT] = drawUnmet(game, number, unknown);
  }
  for (const [number, hand] of hands.entries()) {
    if (number === own) continue;
    if (hand[LEFT] < 0) hand[LEFT] = drawFor(game, own, leftOf(game, number), unknown);
    if (hand[RIGHT] < 0) hand[RIGHT] = drawFor(game, own, rightOf(game, number), unknown);
  }
  for (const [number, seat] of state.seats.entries()) {
    if (number !== own) lay(game, seat, number, hands, second[number], revealed[number]);
  }
}

/** A card of the unknown ones that this seat does not meet, if there is one. */
function drawUnmet(game: Game, number: number, unknown: number[]): number {
  const index = unknown.findIndex((mission) => !isMet(game, number, mission, false));
  return unknown.splice(Math.max(index, 0), 1)[0];
}

/** A card passed to a neighbour: to oneself it can be any, and all of those are known. */
function drawFor(game: Game, own: number, receiver: number, unknown: number[]): number {
  return receiver === own ? (unknown.pop() as number) : drawUnmet(game, receiver, unknown);
}

/** A mission turned up was either kept from the own hand or chosen of the two received. */
function placeRevealed(
  game: Game,
  own: number,
  hands: Hand[],
  second: number[],
  number: number,
  cards: number[],
): void {
  const { tables, state } = game;
  const me = state.seats[own];
  const mine = [
    leftOf(game, own) === number ? me.passedLeft : -1,
    tables.players > 2 && rightOf(game, own) === number ? me.passedRight : -1,
  ];
  for (const card of cards) {
    if (mine.includes(card)) second[number] = card;
  }
  for (const card of cards) {
    if (second[number] === card) continue;
    const giver = otherGiver(game, own, number);
    const mayBeReceived = giver !== null && second[number] < 0;
    const mayBeKept = hands[number][KEPT] < 0;
    if (mayBeKept && (!mayBeReceived || below(game.chance, state.counters, STREAM.missions, 2) === 0)) {
      hands[number][KEPT] = card;
    } else if (giver !== null) {
      hands[giver.seat][giver.place] = card;
      second[number] = card;
    }
  }
}

/** A neighbour, not oneself, who passed a card to this seat. */
function otherGiver(game: Game, own: number, number: number): { seat: number; place: 1 | 2 } | null {
  if (game.tables.players === 2) return null;
  const right = rightOf(game, number);
  return right === own ? { seat: leftOf(game, number), place: RIGHT } : { seat: right, place: LEFT };
}

function lay(
  game: Game,
  seat: Seat,
  number: number,
  hands: readonly Hand[],
  second: number,
  revealed: readonly number[],
): void {
  const { state, tables } = game;
  const hand = hands[number];
  const two = tables.players === 2;
  const undecided = state.phase === PHASE.missionDraft && seat.depth > 0;
  for (const place of [KEPT, LEFT, RIGHT]) seat.dealt[place] = hand[place];
  seat.missions[0] = undecided ? -1 : hand[KEPT];
  seat.passedLeft = undecided ? -1 : hand[LEFT];
  seat.passedRight = undecided || two ? -1 : hand[RIGHT];
  seat.putAway = undecided || !two ? -1 : hand[RIGHT];
  if (undecided && topFrame(seat) === FRAME.passMission) seat.stack[0] = FRAME.draftMission;
  if (state.phase === PHASE.missionDraft) return;
  seat.received[0] = hands[rightOf(game, number)][LEFT];
  if (two) seat.missions[1] = seat.received[0];
  else {
    seat.received[1] = hands[leftOf(game, number)][RIGHT];
    if (topFrame(seat) === FRAME.pickMission) seat.missions[1] = -1;
    else {
      const picked = second >= 0 ? second : pickUnmet(game, number, seat.received);
      seat.missions[1] = picked;
      seat.putAway = seat.received[0] === picked ? seat.received[1] : seat.received[0];
    }
  }
  for (let slot = 0; slot < 2; slot++)
    seat.missionDone[slot] = revealed.includes(seat.missions[slot]) ? 1 : 0;
}

/** One of the two received at random, but not one that would have been turned up. */
function pickUnmet(game: Game, number: number, received: readonly number[]): number {
  const open = received.filter((mission) => !isMet(game, number, mission, false));
  const cards = open.length === 0 ? received : open;
  return cards[below(game.chance, game.state.counters, STREAM.missions, cards.length)];
}

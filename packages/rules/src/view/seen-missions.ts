import { leftOf, missionsInPlay, rightOf } from '../missions/draft.ts';
import { isMet } from '../missions/missions.ts';
import { FRAME, topFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { PHASE } from '../state/state.ts';

/**
 * The missions as one who sits at no seat sees them: those turned up, by their owner (I2). All others are dealt in the
 * order of their table; of what is face down, none that would have been turned up as long as there is another.
 */
export function laySeenMissions(game: Game): void {
  const { state } = game;
  const up = state.seats.map((seat) =>
    seat.missions.filter((_, slot) => seat.missionDone[slot] === 1).sort((a, b) => a - b),
  );
  const isUp = new Set(up.flat());
  const unknown = missionsInPlay(game).filter((mission) => !isUp.has(mission));
  for (const seat of state.seats) {
    for (const cards of [seat.missions, seat.dealt, seat.received]) cards.fill(-1);
    seat.passedLeft = -1;
    seat.passedRight = -1;
    seat.putAway = -1;
  }
  if (state.phase === PHASE.missionDraft) return layDraft(game, unknown);
  if (state.phase === PHASE.missionPick) {
    layDraft(game, unknown);
    return layPick(game);
  }
  for (const [number, seat] of state.seats.entries()) {
    for (let slot = 0; slot < seat.missions.length; slot++) {
      const card = up[number][slot] ?? -1;
      seat.missions[slot] = card < 0 ? takeUnmet(game, number, unknown) : card;
      seat.missionDone[slot] = card < 0 ? 0 : 1;
    }
  }
  for (const seat of state.seats) seat.putAway = unknown.shift() as number;
}

function takeUnmet(game: Game, number: number, unknown: number[]): number {
  const index = unknown.findIndex((mission) => !isMet(game, number, mission, false));
  return unknown.splice(Math.max(index, 0), 1)[0];
}

/** I1: who has chosen kept the first of three and passed on the others; how far a choice has come is not seen. */
function layDraft(game: Game, unknown: number[]): void {
  const { state, tables } = game;
  for (const seat of state.seats) {
    for (let i = 0; i < seat.dealt.length; i++) seat.dealt[i] = unknown.shift() as number;
    const [kept, left, last] = seat.dealt;
    if (state.phase === PHASE.missionDraft && seat.depth > 0) {
      if (topFrame(seat) === FRAME.passMission) seat.stack[0] = FRAME.draftMission;
      continue;
    }
    seat.missions[0] = kept;
    seat.passedLeft = left;
    if (tables.players === 2) seat.putAway = last;
    else seat.passedRight = last;
  }
}

/** Who has chosen again kept the card from the right. */
function layPick(game: Game): void {
  const { seats } = game.state;
  for (const [number, seat] of seats.entries()) {
    seat.received[0] = seats[rightOf(game, number)].passedLeft;
    seat.received[1] = seats[leftOf(game, number)].passedRight;
    if (topFrame(seat) === FRAME.pickMission) continue;
    seat.missions[1] = seat.received[0];
    seat.putAway = seat.received[1];
  }
}

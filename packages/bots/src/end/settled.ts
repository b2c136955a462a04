import { copyGame, FRAME, type Game, PHASE, topFrame } from '@altiplano/rules/engine';
import { tilesDrawnAtEnd } from '../evaluate/end-storing.ts';

/** Decisions that are left once everything is drawn: the plan, turns, and corn that comes of them. */
const OWN_DECISIONS: readonly number[] = [FRAME.plan, FRAME.turn, FRAME.steps, FRAME.corn];

/** A mission that counts what others own, some of it in bags (I5). */
function countsOthers({ state, tables }: Game, seatNumber: number): boolean {
  const { missions, missionDone } = state.seats[seatNumber];
  return missions.some(
    (mission, slot) => mission >= 0 && missionDone[slot] === 0 && tables.missionVerb[mission] === 'mostAtEnd',
  );
}

/**
 * Whether nothing hidden matters any more to what a seat will score: it is the last round (E1, Z3) and its phase 1 is over, so
 * that nothing more is drawn; no extension of the seat draws before scoring (X24; that it can buy none the search sees to);
 * and no mission of its own waits for what others own (I5). Then its points follow from its own moves alone, but for what
 * rivals who still act take first; of these it is only known what they have, so they are thought to stand still.
 */
export function isSettled(game: Game, seatNumber: number): boolean {
  const { phase, round, lastRound, seats } = game.state;
  if (lastRound === 0 || round !== lastRound) return false;
  if (phase !== PHASE.planning && phase !== PHASE.actions) return false;
  if (!OWN_DECISIONS.includes(topFrame(seats[seatNumber]))) return false;
  return tilesDrawnAtEnd(game, seatNumber) === 0 && !countsOthers(game, seatNumber);
}

/** The same position of a bot's own imagination, in which all others have planned and passed. */
export function standingStill(game: Game, seatNumber: number): Game {
  const copy = copyGame(game);
  for (const [number, seat] of copy.state.seats.entries()) {
    if (number === seatNumber) continue;
    seat.declared = 1;
    seat.passed = 1;
    seat.depth = 0;
    seat.stack.fill(0);
  }
  copy.state.waiting &= 1 << seatNumber;
  return copy;
}

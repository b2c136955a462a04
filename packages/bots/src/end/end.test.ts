import { steadyPack } from '@altiplano/pack/testing';
import {
  apply,
  awaitedSeat,
  copyGame,
  createMoveBuffer,
  DEFAULT_OPTIONS,
  encode,
  FRAME,
  type Game,
  isOver,
  kindOf,
  legalMoves,
  MOVE,
  topFrame,
} from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { withoutPlacements } from '../plan/position-key.ts';
import { decide } from '../decide/decide.ts';
import type { Mind } from '../plan/mind.ts';
import { playMixed, playTables, type Watch } from '../testing/mixed-play.ts';
import { newGame } from '../testing/new-game.ts';
import { steadyMind } from '../testing/steady-minds.ts';
import { endingsOf } from './ending.ts';
import { isSettled, standingStill } from './settled.ts';
import { scoreNow } from './solve.ts';

const MIND = { ...steadyMind(2), endPositions: 1000 };
/** Positions that brute force may look at. */
const SMALL = 2500;

const buffer = createMoveBuffer();

function movesOf(game: Game, seat: number): Int32Array {
  return buffer.slice(0, legalMoves(game, seat, buffer));
}

/** The others do whatever changes least: declare, and pass. */
function othersStandStill(game: Game, seat: number): void {
  while (!isOver(game) && awaitedSeat(game) !== seat) {
    const other = awaitedSeat(game);
    apply(game, other, movesOf(game, other).at(-1) ?? 0);
  }
}

/** Plays everything that one seat can do to the end of the game, by the rules alone; null if that is too much. */
function bruteForce(root: Game, seat: number): number | null {
  const known = new Map<string, number>();
  const go = (game: Game): number | null => {
    othersStandStill(game, seat);
    if (isOver(game)) return scoreNow(game, seat);
    const key = JSON.stringify(game.state);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size > SMALL) return null;
    let best = Number.NEGATIVE_INFINITY;
    known.set(key, best);
    for (const move of movesOf(game, seat)) {
      // What is taken back was as well never placed.
      if (kindOf(move) === MOVE.unplace) continue;
      const next = copyGame(game);
      apply(next, seat, move);
      const value = go(next);
      if (value === null) return null;
      best = Math.max(best, value);
    }
    known.set(key, best);
    return best;
  };
  return go(withoutPlacements(root, seat));
}

const DECISIONS: readonly number[] = [FRAME.plan, FRAME.turn, FRAME.steps, FRAME.corn];

/** The same position as if this round were the last, with no more than so many tiles in hand. */
function asLast(real: Game, seatNumber: number, tiles: number): Game {
  const game = withoutPlacements(real, seatNumber);
  game.state.lastRound = game.state.round;
  const { planning, container } = game.state.seats[seatNumber];
  let kept = 0;
  for (let good = 0; good < planning.length; good++) {
    for (; planning[good] > 0 && kept + planning[good] > tiles; planning[good]--) container[good]++;
    kept += planning[good];
  }
  return game;
}

test('what a seat can still do in the last round is found as by brute force', () => {
  const compared = new Map<number, number>();
  const modules = new Set<string>();
  const wrong: string[] = [];
  const check: Watch = (real, seat, dice) => {
    const frame = topFrame(real.state.seats[seat]);
    if (!DECISIONS.includes(frame) || dice.below(frame === FRAME.plan ? 12 : 75) !== 0) return;
    const game = asLast(real, seat, 1 + dice.below(3));
    const before = JSON.stringify(game.state);
    const endings = endingsOf(game, seat, MIND);
    expect(JSON.stringify(game.state)).toBe(before);
    if (endings === null || !endings.isComplete) return;
    const exact = bruteForce(game, seat);
    if (exact === null) return;
    const found = endings.ways[0]?.value;
    if (found !== exact) wrong.push(`${frame}: ${found} instead of ${exact}`);
    compared.set(frame, (compared.get(frame) ?? 0) + 1);
    modules.add([game.options.missions, game.options.traveler, game.options.short].join());
  };
  const isEnough = (): boolean => (compared.get(FRAME.plan) ?? 0) >= 15 && modules.size >= 8;
  playTables('ends', 4, check, isEnough);
  expect(wrong).toEqual([]);
  expect(isEnough()).toBe(true);
  expect(compared.get(FRAME.turn)).toBeGreaterThan(20);
});

/** Plays the rest of a settled round by a mind, while all others stand still. */
function playRest(start: Game, seat: number, mind: Mind): number {
  const game = standingStill(start, seat);
  for (;;) {
    const move = decide(game, seat, mind);
    if (move === encode(MOVE.pass)) return scoreNow(game, seat);
    apply(game, seat, move);
  }
}

test('whoever searches ends never scores less than without', () => {
  let positions = 0;
  let better = 0;
  const check: Watch = (real, seat, dice) => {
    const frame = topFrame(real.state.seats[seat]);
    if ((frame !== FRAME.plan && frame !== FRAME.turn) || dice.below(30) !== 0) return;
    const game = asLast(real, seat, 8);
    if (endingsOf(game, seat, MIND) === null) return;
    const before = playRest(game, seat, steadyMind(2));
    const now = playRest(game, seat, MIND);
    expect(now).toBeGreaterThanOrEqual(before);
    positions++;
    if (now > before) better++;
  };
  playTables('better', 3, check, () => positions >= 20 && better > 0);
  expect(better).toBeGreaterThan(0);
});

test('where something hidden matters nothing is searched', () => {
  const game = asLast(newGame('settled'), 0, 8);
  expect(isSettled(game, 0)).toBe(false);
  let turns = 0;
  const check: Watch = (real, seat) => {
    if (topFrame(real.state.seats[seat]) !== FRAME.turn) return;
    turns++;
    expect(isSettled(real, seat)).toBe(real.state.round === real.state.lastRound);
    const last = asLast(real, seat, 8);
    const drawing = real.tables.extensionVerb.indexOf('storeAtEnd');
    const { extensions, extensionCount } = last.state.seats[seat];
    expect(isSettled(last, seat)).toBe(!extensions.slice(0, extensionCount).includes(drawing));
    extensions[extensionCount] = drawing;
    last.state.seats[seat].extensionCount++;
    expect(isSettled(last, seat)).toBe(false);
  };
  playMixed({ components: steadyPack, options: { ...DEFAULT_OPTIONS, players: 2 }, seed: 'settled' }, check);
  expect(turns).toBeGreaterThan(0);
});

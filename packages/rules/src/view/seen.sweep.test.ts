import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { createChance } from '../chance/chance.ts';
import { createLog, readLog } from '../log/log.ts';
import { legalMoves } from '../moves/legal.ts';
import { createMoveBuffer, MOVE_TYPES } from '../moves/move.ts';
import { apply } from '../moves/apply.ts';
import { isOver } from '../moves/awaited.ts';
import { optionMatrix } from '../options.ts';
import { copyGame, type Game } from '../state/game.ts';
import { violations } from '../state/invariants.ts';
import {
  createDice,
  type Dice,
  pickAnyMove,
  pickMove,
  pickSeat,
  playOut,
  roll,
  startGame,
} from '../testing/random-play.ts';
import { swept } from '../testing/sweep.ts';
import { whyNot } from '../why/why-not.ts';
import { imagine } from './imagine.ts';
import { createSeen, seeAgain, seen } from './seen.ts';
import { view, type Viewer } from './view.ts';

const matrix = optionMatrix().map((options, index) => ({ ...options, openBags: index % 5 === 4 }));
const buffer = createMoveBuffer();

/** Some positions of random games, early and late; the last of each game is its end. */
function eachPosition(every: number, step: number, check: (game: Game, dice: Dice) => void): void {
  for (const options of swept(matrix.filter((_, at) => at % step === 0))) {
    const index = matrix.indexOf(options);
    const dice = createDice(`seen ${index}`);
    const game = startGame(options, `seen ${index}`, index % 2 === 0 ? undefined : otherPack);
    let left = roll(dice, 20);
    playOut(game, dice, () => {
      if (left-- > 0) return;
      left = roll(dice, every * 2);
      check(game, dice);
    });
    check(game, dice);
  }
}

function viewersOf(game: Game): Viewer[] {
  return [...game.state.seats.keys(), 'spectator'];
}

/** A game that a client could make of what it was sent. */
function gameOf(game: Game, viewer: Viewer): Game {
  return { ...copyGame(game, createChance('client')), state: seen(game, viewer) };
}

function legal(game: Game, seat: number): number[] {
  return [...buffer.subarray(0, legalMoves(game, seat, buffer))];
}

test('what is seen looks the same as the truth, for everyone, in every combination of options', () => {
  eachPosition(400, 1, (game) => {
    for (const viewer of viewersOf(game)) {
      const sight = gameOf(game, viewer);
      expect(JSON.stringify(view(sight, viewer))).toBe(JSON.stringify(view(game, viewer)));
      expect(violations(sight)).toEqual([]);
    }
  });
});

test('the own moves are as legal, and refused with the same words', () => {
  eachPosition(400, 1, (game, dice) => {
    const own = roll(dice, game.options.players);
    const sight = gameOf(game, own);
    expect(legal(sight, own)).toEqual(legal(game, own));
    for (const type of MOVE_TYPES) {
      const move = pickAnyMove(game, type, dice);
      expect(whyNot(sight, own, move)).toEqual(whyNot(game, own, move));
    }
  });
});

test('[K3] nothing is seen that depends on what is hidden', () => {
  eachPosition(300, 1, (game, dice) => {
    if (isOver(game)) return;
    const own = roll(dice, game.options.players);
    const otherwise = imagine(game, own, createChance(`secrets ${roll(dice, 1000)}`));
    expect(seen(otherwise, own)).toEqual(seen(game, own));
    expect(seen(otherwise, 'spectator')).toEqual(seen(game, 'spectator'));
  });
});

test('what is seen is enough to imagine by', () => {
  eachPosition(600, 5, (game, dice) => {
    if (isOver(game)) return;
    const own = roll(dice, game.options.players);
    const again = imagine(gameOf(game, own), own, createChance('thought')).state;
    expect(again).toEqual(imagine(game, own, createChance('thought')).state);
  });
});

test('what is seen can be played on to the end', () => {
  eachPosition(500, 7, (game, dice) => {
    const viewers = viewersOf(game);
    const sight = gameOf(game, viewers[roll(dice, viewers.length)]);
    playOut(sight, dice);
    expect(violations(sight)).toEqual([]);
  });
});

test('[K5] nobody sees a change of which only others are told', () => {
  let unheard = 0;
  for (const [index, options] of matrix.entries()) {
    if (index % 12 !== 0) continue;
    const game = startGame(options, `changes ${index}`);
    const dice = createDice(`changes ${index}`);
    const viewers = viewersOf(game);
    const sight = createSeen(game);
    const last = viewers.map((viewer) => JSON.stringify(seen(game, viewer)));
    while (!isOver(game)) {
      const seat = pickSeat(game, dice);
      const log = createLog();
      game.log = log;
      apply(game, seat, pickMove(game, seat, dice));
      for (const [place, viewer] of viewers.entries()) {
        seeAgain(sight, game, viewer);
        const now = JSON.stringify(sight.state);
        // Drawing no tile at all is told to nobody, and seen by all.
        if (log.numbers.length > 0 && readLog(game, log, viewer).length === 0) {
          unheard++;
          expect(now).toBe(last[place]);
        }
        last[place] = now;
      }
    }
  }
  expect(unheard).toBeGreaterThan(1000);
});

test('once the game is over all lies open', () => {
  const game = startGame({ players: 3, missions: true, traveler: 'full' });
  playOut(game, createDice('open'));
  for (const viewer of viewersOf(game)) expect(seen(game, viewer).seats).toEqual(game.state.seats);
});

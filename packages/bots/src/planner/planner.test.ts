import { shippedPack } from '@altiplano/pack';
import { DEFAULT_OPTIONS, FRAME, score, topFrame } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { decide } from '../decide/decide.ts';
import { createPlanner, greedy } from '../planner/planner.ts';
import { playOut, playTables, start, type Watch } from '../testing/mixed-play.ts';
import { untaughtMind } from '../testing/steady-minds.ts';

test('a plan that is remembered is the one that would be thought now, whatever has been placed', () => {
  const minds = [untaughtMind(3), { ...untaughtMind(2), carelessness: 2 }];
  const bots = minds.map((mind, index) => createPlanner(`bot ${index}`, () => mind));
  let plans = 0;
  const check: Watch = (game, seat, dice) => {
    if (topFrame(game.state.seats[seat]) !== FRAME.plan || dice.below(3) !== 0) return;
    plans++;
    for (const [index, bot] of bots.entries()) {
      const move = decide(game, seat, minds[index]);
      expect(bot.consider(game, seat, 'any').move()).toBe(move);
    }
  };
  playTables('remembered', 3, check, () => plans > 100);
  expect(plans).toBeGreaterThan(100);
});

/** Who sits a game out is left with a handful of points at most. */
const IDLE = 15;

test('greedy sits no game out, whatever its role in the shipped pack', () => {
  const seen = new Set<string>();
  const options = { ...DEFAULT_OPTIONS, players: 4 } as const;
  for (let number = 0; seen.size < shippedPack.roles.length; number++) {
    const game = start({ components: shippedPack, options, seed: `idle ${number}` });
    playOut(game, (seat, turn) => greedy.consider(game, seat, `${turn}`).move());
    for (const [seat, { role }] of game.state.seats.entries()) {
      const { id } = shippedPack.roles[role];
      seen.add(id);
      expect(score(game, seat).total, id).toBeGreaterThan(IDLE);
    }
  }
});

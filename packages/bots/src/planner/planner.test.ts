import { FRAME, topFrame } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { decide } from '../decide/decide.ts';
import { createPlanner } from '../planner/planner.ts';
import { LONG, playTables, type Watch } from '../testing/mixed-play.ts';
import { untaughtMind } from '../testing/steady-minds.ts';

test(
  'a plan that is remembered is the one that would be thought now, whatever has been placed',
  () => {
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
  },
  LONG,
);

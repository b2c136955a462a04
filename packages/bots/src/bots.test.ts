import { shippedPack } from '@altiplano/pack';
import { otherPack } from '@altiplano/pack/testing';
import { FRAME, type Game, isLegal, kindOf, MOVE, topFrame, total, writeMove } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { BOT_NAMES, type BotName, BOTS, isBotName } from './bots.ts';
import { choose } from './choose.ts';
import { createPlanner } from './planner/planner.ts';
import { playOut, start, type Table, tables } from './testing/mixed-play.ts';
import { narrow } from './testing/steady-minds.ts';

const TINY = { plan: 6, action: 3 };

/** Those that play games on in their thoughts take every fifth round of the first seat, and a quick one all else. */
const SLOW: readonly BotName[] = ['search', 'old-master', 'hard', 'master'];
const quick = createPlanner('quick', () => narrow);

function botFor(name: BotName, game: Game, seat: number): Bot {
  if (!SLOW.includes(name)) return BOTS[name];
  return seat === 0 && game.state.round % 5 === 2 ? BOTS[name] : quick;
}

const QUICK: readonly BotName[] = ['random', 'greedy', 'easy'];
const spread = tables('bots', 16 * BOT_NAMES.length);

/** Other tables for each bot, one with the pack that people play with; who thinks longer gets small ones. */
function tablesFor(name: BotName): Table[] {
  const most = QUICK.includes(name) ? 5 : 3;
  const own = spread.filter(
    ({ options }, index) => index >> 4 === BOT_NAMES.indexOf(name) && options.players <= most,
  );
  return [shippedPack, otherPack].map((components, index) => ({ ...own[index], components }));
}

/** Watches that a plan is placed tile by tile without second thoughts. */
function watchPlans(game: Game): (seat: number, move: number) => void {
  const allowed = game.state.seats.map(() => -1);
  return (number, move) => {
    const seat = game.state.seats[number];
    if (topFrame(seat) !== FRAME.plan) {
      allowed[number] = -1;
      return;
    }
    if (allowed[number] < 0) allowed[number] = total(seat.planning) + seat.coins;
    expect(kindOf(move)).not.toBe(MOVE.unplace);
    if (kindOf(move) === MOVE.place) allowed[number]--;
    expect(allowed[number]).toBeGreaterThanOrEqual(0);
  };
}

test.each(BOT_NAMES)(
  '%s plays whole games by legal moves, and never takes back what it has placed',
  (name) => {
    for (const table of tablesFor(name)) {
      const game = start(table);
      const watch = watchPlans(game);
      playOut(game, (seat, number) => {
        const move = choose(botFor(name, game, seat), game, seat, `${table.seed}/${number}`, TINY);
        if (!isLegal(game, seat, move))
          throw new Error(`${table.seed}: ${JSON.stringify(writeMove(game, move))}`);
        if (name !== 'random') watch(seat, move);
        return move;
      });
    }
  },
);

test('a bot is known by its name', () => {
  for (const name of BOT_NAMES) expect(BOTS[name].name).toBe(name);
  expect(isBotName('planner')).toBe(true);
  expect(isBotName('toString')).toBe(false);
});

import { type Game, FRAME, isLegal, kindOf, MOVE, topFrame, total, writeMove } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { BOT_NAMES, type BotName, BOTS, isBotName } from './bots.ts';
import { choose } from './choose.ts';
import { playOut, start, type Table, tables } from './testing/mixed-play.ts';

const TINY = { plan: 6, action: 3 };
const SLOW: readonly string[] = ['search', 'hard', 'master'];

const spread = tables('bots', 8 * BOT_NAMES.length);

/** For each bot other tables, of both packs; who looks further ahead gets small ones. */
function tablesFor(name: BotName): Table[] {
  const own = spread.filter((_, index) => (index >> 1) % BOT_NAMES.length === BOT_NAMES.indexOf(name));
  if (!SLOW.includes(name)) return own.slice(0, 2);
  return own.filter(({ options }) => options.players === 2).slice(0, 2);
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
        const move = choose(BOTS[name], game, seat, `${table.seed}/${number}`, TINY);
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

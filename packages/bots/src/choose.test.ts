import { FRAME, type Game, stateHash, topFrame, view } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { BOTS } from './bots.ts';
import { choose, ponder, stepsFor } from './choose.ts';
import type { Dice } from './dice.ts';
import { playTables } from './testing/mixed-play.ts';
import { withOtherSecrets } from './testing/secrets.ts';
import { smallSearch } from './testing/small-search.ts';

const { random, greedy, planner, tuned, learned, easy, medium } = BOTS;
const plain: readonly Bot[] = [random, greedy, planner, tuned, learned, easy, medium];

/** Shows a spread of positions, the rarer decisions more often than plans and turns. */
function eachPosition(
  name: string,
  count: number,
  oneIn: number,
  check: (game: Game, seat: number, dice: Dice) => void,
  isEnough?: () => boolean,
): void {
  playTables(
    name,
    count,
    (game, seat, dice) => {
      const frame = topFrame(game.state.seats[seat]);
      const isCommon = frame === FRAME.plan || frame === FRAME.turn || frame === FRAME.takeBack;
      if (dice.below(isCommon ? oneIn : Math.ceil(oneIn / 4)) === 0) check(game, seat, dice);
    },
    isEnough,
  );
}

test('[K3] what a seat cannot know changes no move of its bot', () => {
  let changed = 0;
  const compare = (game: Game, seat: number, dice: Dice): void => {
    const twin = withOtherSecrets(game, seat, dice);
    if (stateHash(twin) !== stateHash(game)) changed++;
    expect(view(twin, seat)).toEqual(view(game, seat));
    for (const bot of plain) expect(choose(bot, twin, seat, 'seed')).toBe(choose(bot, game, seat, 'seed'));
    const moves = [twin, game].map((one) => choose(smallSearch(), one, seat, 'seed'));
    expect(moves[0]).toBe(moves[1]);
  };
  eachPosition('secrets', 5, 40, compare, () => changed > 25);
  expect(changed).toBeGreaterThan(25);
});

test('the same game, seed and budget give the same move, whether thought at once or in slices', () => {
  eachPosition('slices', 3, 40, (game, seat) => {
    const bot = smallSearch();
    const move = choose(bot, game, seat, 'seed');
    expect(choose(bot, game, seat, 'seed')).toBe(move);
    expect(choose(smallSearch(), game, seat, 'seed')).toBe(move);
    const slow = ponder(smallSearch(), game, seat, 'seed');
    for (let step = stepsFor(game, bot.budget); step > 0; step--) slow.think(1);
    expect(slow.move()).toBe(move);
    for (const one of plain) expect(choose(one, game, seat, 'seed')).toBe(choose(one, game, seat, 'seed'));
  });
});

test('a thought dropped half-way leaves nothing behind', () => {
  eachPosition('dropped', 2, 40, (game, seat) => {
    const before = stateHash(game);
    const bot = smallSearch();
    const steps = stepsFor(game, bot.budget);
    ponder(bot, game, seat, 'seed').think(Math.ceil(steps / 2));
    ponder(bot, game, seat, 'seed');
    expect(stateHash(game)).toBe(before);
    expect(choose(bot, game, seat, 'seed')).toBe(choose(smallSearch(), game, seat, 'seed'));
  });
});

test('thinking changes neither the game nor the one that is imagined', () => {
  const considered: { readonly imagined: Game; readonly hash: string }[] = [];
  const watchAll = (game: Game, seat: number): void => {
    const before = stateHash(game);
    for (const bot of [...plain, smallSearch()]) {
      const witness: Bot = {
        ...bot,
        consider(imagined, ...rest) {
          considered.push({ imagined, hash: stateHash(imagined) });
          return bot.consider(imagined, ...rest);
        },
      };
      const thought = ponder(witness, game, seat, 'seed');
      thought.think(stepsFor(game, witness.budget));
      thought.move();
      thought.reasons();
    }
    expect(stateHash(game)).toBe(before);
  };
  eachPosition('unchanged', 2, 60, watchAll, () => considered.length > 50);
  expect(considered.length).toBeGreaterThan(50);
  for (const { imagined, hash } of considered) expect(stateHash(imagined)).toBe(hash);
});

test('a bot has a move before it has thought, and goes on from there', () => {
  eachPosition('at once', 1, 30, (game, seat) => {
    const thought = ponder(smallSearch(), game, seat, 'seed');
    const legal = [thought.move()];
    thought.think(4);
    legal.push(thought.move());
    for (const move of legal) expect(Number.isInteger(move)).toBe(true);
  });
});
